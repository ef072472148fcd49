import type { CallAnswer } from '#cms/calls/call-answer';
import { type NextFunction, type Request, type Response, Router } from 'express';
import pLimit from 'p-limit';
import type { CachedReads } from './api.ts';
import type { LimitPages } from './limit-pages.ts';
import { siteAddress } from './site-address.ts';
import { findMove, openPageCalls, openRefusedCalls, type PageCalls } from './page-calls.ts';
import { ownHeaders, PreparedResponse } from './prepared-response.ts';
import type { RenderScheduler } from './render-scheduler.ts';
import type { Renderer } from './renderer.ts';
import { mountSharePictures } from './share-pictures/mount-share-pictures.ts';
import { answerOnce, type SiteCaches } from './site-caches.ts';

/**
 * Pages rendered concurrently; the rest wait. With sixteen, half-made pages outlived the young generation, and
 * collecting them took as long as rendering. More than one, because one may wait for the database.
 */
const MAX_IN_PROGRESS = 2;

interface MountPagesOptions {
  reads: CachedReads;
  siteUrl: string;
  caches: SiteCaches;
  renderer: Renderer;
  scheduler: Pick<RenderScheduler, 'draw'>;
  limitPages: LimitPages;
  /** False in development, where the code of a page changes without its content. */
  keepsPages: boolean;
}

/** All pages, rendered on the server from the same calls that the browser makes. */
export function mountPages(options: MountPagesOptions): Router {
  const { reads, caches, renderer, limitPages } = options;
  const router = Router();
  const draw = openDrawing(options);
  router.get('/covers/:id.svg', serveCover({ reads, renderer }));
  router.use(mountSharePictures({ reads, caches, renderer, limitPages }));
  router.use(async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.status(405).set('allow', 'GET, HEAD').type('text/plain').send('Pages can only be read.');
      return;
    }
    const tooMany = await limitPages(req);
    if (tooMany) await draw.sendRefused(req, res, tooMany);
    else await draw.sendPage(req, res);
  });
  return router;
}

function serveCover({ reads, renderer }: Pick<MountPagesOptions, 'reads' | 'renderer'>) {
  return async (req: Request<{ id: string }>, res: Response, next: NextFunction): Promise<void> => {
    const { fetchApi } = openPageCalls(reads);
    const answer = await fetchApi(`/api/restaurants/${encodeURIComponent(req.params.id)}`);
    if (!answer.ok) {
      next();
      return;
    }
    const { coverSvg } = await renderer.load();
    const headers = { ...ownHeaders(res), 'content-type': 'image/svg+xml; charset=utf-8' };
    new PreparedResponse({ body: coverSvg(await answer.json()), headers }).send(req, res);
  };
}

function openDrawing({ reads, siteUrl, caches, renderer, scheduler, keepsPages }: MountPagesOptions) {
  const limit = pLimit(MAX_IN_PROGRESS);

  async function render(req: Request, fetchApi: PageCalls['fetchApi']) {
    const { renderPage } = await renderer.load();
    return limit(() =>
      renderPage({
        url: siteAddress(req.originalUrl, siteUrl).href,
        siteUrl,
        fetchApi,
        assetsOf: renderer.assetsOf,
        draw: scheduler.draw,
      }),
    );
  }

  function redirect(res: Response, { status, location }: { status: number; location: string }): void {
    res.redirect(status, location.replace(siteUrl, '') || '/');
  }

  /** Renders the page with the refusal in place of its data; a page without calls is complete. */
  async function sendRefused(req: Request, res: Response, refusal: CallAnswer): Promise<void> {
    const page = await render(req, openRefusedCalls(reads, refusal));
    if (page.kind === 'redirect') {
      redirect(res, page);
      return;
    }
    res.type('text/html').set({ ...page.headers, ...Object.fromEntries(new Headers(refusal.headers)) });
    res.status(page.status < 500 ? page.status : refusal.status).set('cache-control', 'no-store');
    res.send(page.html);
  }

  async function drawPage(req: Request, res: Response): Promise<void> {
    const keep = caches.open();
    const calls = openPageCalls(reads);
    const page = await render(req, calls.fetchApi);
    const refusal = calls.refusal();
    if (refusal) {
      const old = caches.findOld(req.originalUrl);
      if (old) old.send(req, res);
      else await sendRefused(req, res, refusal);
      return;
    }
    if (page.kind === 'redirect') {
      redirect(res, page);
      return;
    }
    const moved = page.status === 404 ? await findMove(calls.fetchApi, req.path) : null;
    if (moved !== null) {
      res.redirect(301, moved);
      return;
    }
    res.type('text/html').set(page.headers);
    if (page.status !== 200) res.status(page.status).set('cache-control', 'no-store').send(page.html);
    else if (req.query.preview !== undefined) sendPreview(res, page.html);
    else {
      const isKept = calls.mayBeKept() && !/\bno-store\b/i.test(String(res.getHeader('cache-control') ?? ''));
      if (!isKept) res.setHeader('cache-control', 'no-store');
      const prepared = new PreparedResponse({ body: page.html, headers: ownHeaders(res) });
      if (keepsPages && isKept) keep(req.originalUrl, prepared, calls.dependsOn());
      prepared.send(req, res);
    }
  }

  return { sendPage: answerOnce(drawPage, caches), sendRefused };
}

/** A draft is never cached, not even by browsers; the admin panel shows it in a same-origin frame. */
function sendPreview(res: Response, html: string): void {
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
