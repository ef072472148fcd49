import { Router } from 'express';
import type { SanitizedConfig } from 'payload';
import { callContract } from './call-contract.ts';
import { siteAddress } from './fetch-bridge.ts';
import { matchOperation } from './match-operation.ts';
import type { Renderer } from './renderer.ts';
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
  const fetchApi = (path: string, onLive?: () => void) => {
    const request = new Request(new URL(path, siteUrl));
    const match = matchOperation('GET', new URL(request.url).pathname);
    if (match.found !== 'operation')
      return Promise.resolve(new Response('There is no such call.', { status: 404 }));
    if (match.operation.isLive) onLive?.();
    // Pages are the same for everybody: what a diner's session adds is loaded in the browser.
    return callContract({ config, operation: { audience: 'public' }, request });
  };

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
        ...ownHeaders(res.getHeaders()),
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
    let isLive = false;
    const page = await renderPage({
      url: siteAddress(req.originalUrl, siteUrl).href,
      siteUrl,
      fetchApi: (path) => fetchApi(path, () => (isLive = true)),
      assets: renderer.assets,
      assetsOf: renderer.assetsOf,
    });
    if (page.kind === 'redirect') {
      res.redirect(page.status, page.location.replace(siteUrl, '') || '/');
      return;
    }
    res.type('text/html');
    if (page.status !== 200 || isLive) {
      res.status(page.status).setHeader('cache-control', 'no-store').send(page.html);
      return;
    }
    const prepared = new PreparedResponse({
      body: page.html,
      headers: ownHeaders(res.getHeaders()),
    });
    if (keepsPages) cache.store(req.originalUrl, prepared, revision);
    prepared.send(req, res);
  });
  return router;
}

/** Headers of the address, without the one that belongs to a single request. */
function ownHeaders({
  'x-request-id': _requestId,
  ...headers
}: ReturnType<import('node:http').ServerResponse['getHeaders']>) {
  return headers;
}
