import { Router, type Request, type Response } from 'express';
import type { SanitizedConfig } from 'payload';
import { buildContractFetch } from './fetch-contract.ts';
import { ownHeaders } from './own-headers.ts';
import type { Renderer } from './renderer.ts';
import { PreparedResponse, type ResponseCache } from './response-cache.ts';
import { robotsText } from './robots-text.ts';
import { sitemapFiles, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

interface MountSitemapsOptions {
  config: SanitizedConfig;
  siteUrl: string;
  cache: ResponseCache;
  renderer: Renderer;
}

const SITEMAP_PATH = /^\/sitemap-[a-z]+(?:-\d+)?\.xml$/;

/** `/robots.txt`, `/sitemap.xml` and the files it names (decisions §2). */
export function mountSitemaps({ config, siteUrl, cache, renderer }: MountSitemapsOptions): Router {
  const router = Router();
  const fetchApi = buildContractFetch({ config, siteUrl });

  async function readFiles() {
    const answer = await fetchApi('/api/sitemap');
    if (!answer.ok) throw new Error(`The contents of the site could not be read: ${answer.status}.`);
    const { sitemapAddresses } = await renderer.load();
    return sitemapFiles(sitemapAddresses(await answer.json()));
  }

  function sendKept(req: Request, res: Response, body: string, contentType: string, revision: number) {
    const headers = { ...ownHeaders(res), 'content-type': `${contentType}; charset=utf-8` };
    const prepared = new PreparedResponse({ body, headers });
    cache.store(req.originalUrl, prepared, revision);
    prepared.send(req, res);
  }

  router.get('/robots.txt', (req, res) => {
    sendKept(req, res, robotsText(siteUrl), 'text/plain', cache.revision);
  });

  router.get('/sitemap.xml', async (req, res) => {
    const { revision } = cache;
    const xml = await sitemapIndexXml(await readFiles(), siteUrl);
    sendKept(req, res, xml, 'application/xml', revision);
  });

  router.get(SITEMAP_PATH, async (req, res, next) => {
    const { revision } = cache;
    const file = (await readFiles()).find(({ path }) => path === req.path);
    if (!file) {
      next();
      return;
    }
    sendKept(req, res, await sitemapXml(file, siteUrl), 'application/xml', revision);
  });
  return router;
}
