import { Router, type Request, type Response } from 'express';
import { ownHeaders } from './own-headers.ts';
import type { CachedReads } from './cached-reads.ts';
import { openPageCalls } from './page-calls.ts';
import type { Renderer } from './renderer.ts';
import { PreparedResponse } from './prepared-response.ts';
import { robotsText } from './robots-text.ts';
import type { Keep, SiteCaches } from './site-caches.ts';
import { sitemapFiles, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

interface MountSitemapsOptions {
  reads: CachedReads;
  siteUrl: string;
  caches: SiteCaches;
  renderer: Renderer;
}

const SITEMAP_PATH = /^\/sitemap-[a-z]+(?:-\d+)?\.xml$/;

/** `/robots.txt`, `/sitemap.xml` and the files it names (decisions §2). */
export function mountSitemaps({ reads, siteUrl, caches, renderer }: MountSitemapsOptions): Router {
  const router = Router();

  async function readFiles() {
    const { fetchApi } = openPageCalls(reads);
    const answer = await fetchApi('/api/sitemap');
    if (!answer.ok) throw new Error(`The contents of the site could not be read: ${answer.status}.`);
    const { sitemapAddresses } = await renderer.load();
    return sitemapFiles(sitemapAddresses(await answer.json()));
  }

  function sendKept(req: Request, res: Response, body: string, contentType: string, keep: Keep) {
    const headers = { ...ownHeaders(res), 'content-type': `${contentType}; charset=utf-8` };
    const prepared = new PreparedResponse({ body, headers });
    keep(req.originalUrl, prepared, 'content');
    prepared.send(req, res);
  }

  router.get('/robots.txt', (req, res) => {
    sendKept(req, res, robotsText(siteUrl), 'text/plain', caches.open());
  });

  router.get('/sitemap.xml', async (req, res) => {
    const keep = caches.open();
    const xml = await sitemapIndexXml(await readFiles(), siteUrl);
    sendKept(req, res, xml, 'application/xml', keep);
  });

  router.get(SITEMAP_PATH, async (req, res, next) => {
    const keep = caches.open();
    const file = (await readFiles()).find(({ path }) => path === req.path);
    if (!file) {
      next();
      return;
    }
    sendKept(req, res, await sitemapXml(file, siteUrl), 'application/xml', keep);
  });
  return router;
}
