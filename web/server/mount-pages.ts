import { Router, type Response as ExpressResponse } from 'express';
import type { SanitizedConfig } from 'payload';
import { callContract } from './call-contract.ts';
import { siteAddress } from './fetch-bridge.ts';
import { matchOperation } from './match-operation.ts';
import { mountDocuments } from './mount-documents.ts';
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
  const fetchApi = (path: string) => {
    const request = new Request(new URL(path, siteUrl));
    const match = matchOperation('GET', new URL(request.url).pathname);
    if (match.found !== 'operation')
      return Promise.resolve(new Response('There is no such call.', { status: 404 }));
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

  router.use(mountDocuments({ siteUrl, cache, renderer, fetchApi }));

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
    if (page.status === 404) {
      const moved = await findMove(fetchApi, req.path);
      if (moved !== null) {
        res.redirect(301, moved);
        return;
      }
    }
    res.type('text/html').set(page.headers);
    if (page.status === 200 && req.query.preview !== undefined) {
      sendPreview(res, page.html);
      return;
    }
    if (page.status !== 200) {
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

/** A draft is never kept, by anybody; the desk shows it in a frame of the same site. */
function sendPreview(res: ExpressResponse, html: string): void {
  const policy = String(res.getHeader('content-security-policy') ?? '');
  res.set({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-frame-options': 'SAMEORIGIN',
    ...(policy && {
      'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    }),
  });
  res.send(html);
}

/** Where an address that names no page has moved to (decisions §2). */
async function findMove(fetchApi: (path: string) => Promise<Response>, path: string): Promise<string | null> {
  const answer = await fetchApi(`/api/redirect?path=${encodeURIComponent(path)}`);
  if (!answer.ok) return null;
  const { to } = await answer.json();
  return to;
}

/** Headers of the address, without the one that belongs to a single request. */
function ownHeaders({
  'x-request-id': _requestId,
  ...headers
}: ReturnType<import('node:http').ServerResponse['getHeaders']>) {
  return headers;
}
