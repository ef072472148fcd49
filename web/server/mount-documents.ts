import { Router, type Request, type Response } from 'express';
import { feedXml } from './feed.ts';
import type { Renderer } from './renderer.ts';
import { PreparedResponse, type ResponseCache } from './response-cache.ts';

interface MountDocumentsOptions {
  siteUrl: string;
  cache: ResponseCache;
  renderer: Renderer;
  /** A call of the contract, as pages make it. */
  fetchApi(path: string): Promise<globalThis.Response>;
}

/** What is made of content and is no page: the feed, and the badges of winners. */
export function mountDocuments({ siteUrl, cache, renderer, fetchApi }: MountDocumentsOptions): Router {
  const router = Router();

  async function read(path: string) {
    const answer = await fetchApi(path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  }

  function send(req: Request, res: Response, type: string, body: string, revision: number): void {
    const { 'x-request-id': _requestId, ...headers } = res.getHeaders();
    const prepared = new PreparedResponse({ body, headers: { ...headers, 'content-type': type } });
    cache.store(req.originalUrl, prepared, revision);
    prepared.send(req, res);
  }

  router.get('/feed.xml', async (req, res) => {
    const revision = cache.revision;
    const [site, stories, guides] = await Promise.all([
      read('/api/site'),
      read('/api/pages/stories'),
      read('/api/pages/guides'),
    ]);
    const xml = feedXml({ siteUrl, site, stories, guides });
    send(req, res, 'application/rss+xml; charset=utf-8', xml, revision);
  });

  router.get('/award-badges/:slug', async (req, res, next) => {
    const revision = cache.revision;
    const answer = await fetchApi(`/api/pages/awards/${encodeURIComponent(req.params.slug)}`);
    if (!answer.ok) {
      next();
      return;
    }
    const { recipient, year, image } = await answer.json();
    // Winners show it on sites of their own.
    res.setHeader('cross-origin-resource-policy', 'cross-origin');
    if (image) {
      res.setHeader('cache-control', 'no-cache');
      res.redirect(302, image.url);
      return;
    }
    const { name: product } = await read('/api/site');
    const { awardBadgeSvg } = await renderer.load();
    send(req, res, 'image/svg+xml; charset=utf-8', awardBadgeSvg({ recipient, year, product }), revision);
  });
  return router;
}
