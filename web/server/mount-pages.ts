import { toResponse } from '#cms/calls/call-answer';
import { Router, type Request, type Response as ExpressResponse } from 'express';
import { sendFetchResponse, siteAddress } from './fetch-bridge.ts';
import { findMove } from './find-move.ts';
import type { KeptReads } from './kept-reads.ts';
import { mountDocuments } from './mount-documents.ts';
import { ownHeaders } from './own-headers.ts';
import { openPageCalls } from './page-calls.ts';
import type { Renderer } from './renderer.ts';
import { PreparedResponse } from './prepared-response.ts';
import type { SiteCaches } from './site-caches.ts';

interface MountPagesOptions {
  reads: KeptReads;
  siteUrl: string;
  caches: SiteCaches;
  renderer: Renderer;
  /** False in development, where the code of a page changes without its content. */
  keepsPages: boolean;
}

/** Every address of the site: rendered on the server from the same calls that the browser makes. */
export function mountPages({ reads, siteUrl, caches, renderer, keepsPages }: MountPagesOptions): Router {
  const router = Router();
  const callsFor = (req: Request) => openPageCalls(reads, req.ip ?? '');

  router.get('/covers/:id.svg', async (req, res, next) => {
    const { fetchApi } = callsFor(req);
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

  router.use(mountDocuments({ siteUrl, caches, renderer, callsFor }));

  router.use(async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.status(405).set('allow', 'GET, HEAD').type('text/plain').send('Pages can only be read.');
      return;
    }
    const keep = caches.open();
    const calls = callsFor(req);
    const { renderPage } = await renderer.load();
    const page = await renderPage({
      url: siteAddress(req.originalUrl, siteUrl).href,
      siteUrl,
      fetchApi: calls.fetchApi,
      assetsOf: renderer.assetsOf,
    });
    const refusal = calls.refusal();
    if (refusal) {
      sendFetchResponse(toResponse(refusal), req, res);
      return;
    }
    if (page.kind === 'redirect') {
      res.redirect(page.status, page.location.replace(siteUrl, '') || '/');
      return;
    }
    if (page.status === 404) {
      const moved = await findMove(calls.fetchApi, req.path);
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
    const isKept = calls.mayBeKept() && !/\bno-store\b/i.test(String(res.getHeader('cache-control') ?? ''));
    if (!isKept) res.setHeader('cache-control', 'no-store');
    const prepared = new PreparedResponse({
      body: page.html,
      headers: ownHeaders(res),
    });
    if (keepsPages && isKept) keep(req.originalUrl, prepared, calls.dependsOn());
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
