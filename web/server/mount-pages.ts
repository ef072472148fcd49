import { Router } from 'express';
import type { SanitizedConfig } from 'payload';
import { siteAddress } from './fetch-bridge.ts';
import { buildContractFetch } from './fetch-contract.ts';
import type { Renderer } from './renderer.ts';
import { ownHeaders } from './own-headers.ts';
import { PreparedResponse, type ResponseCache } from './response-cache.ts';

interface MountPagesOptions {
  config: SanitizedConfig;
  siteUrl: string;
  cache: ResponseCache;
  renderer: Renderer;
  /** False in development, where the code of a page changes without its content. */
  keepsPages: boolean;
}

/** Every address of the site: rendered on the server from the same calls that the browser makes. */
export function mountPages({ config, siteUrl, cache, renderer, keepsPages }: MountPagesOptions): Router {
  const router = Router();
  const fetchApi = buildContractFetch({ config, siteUrl });

  router.get('/covers/:id.svg', async (req, res, next) => {
    const answer = await fetchApi(`/api/restaurants/${encodeURIComponent(req.params.id)}`);
    if (!answer.ok) {
      next();
      return;
    }
    const { coverSvg } = await renderer.load();
    const prepared = new PreparedResponse({
      body: coverSvg(await answer.json()),
      headers: {
        ...ownHeaders(res),
        'content-type': 'image/svg+xml; charset=utf-8',
      },
    });
    prepared.send(req, res);
  });

  router.use(async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.status(405).set('allow', 'GET, HEAD').type('text/plain').send('Pages can only be read.');
      return;
    }
    const revision = cache.revision;
    const { renderPage } = await renderer.load();
    const page = await renderPage({
      url: siteAddress(req.originalUrl, siteUrl).href,
      siteUrl,
      fetchApi,
      assets: renderer.assets,
    });
    if (page.kind === 'redirect') {
      res.redirect(page.status, page.location.replace(siteUrl, '') || '/');
      return;
    }
    res.type('text/html');
    if (page.status !== 200) {
      res.status(page.status).setHeader('cache-control', 'no-store').send(page.html);
      return;
    }
    const prepared = new PreparedResponse({
      body: page.html,
      headers: ownHeaders(res),
    });
    if (keepsPages) cache.store(req.originalUrl, prepared, revision);
    prepared.send(req, res);
  });
  return router;
}
