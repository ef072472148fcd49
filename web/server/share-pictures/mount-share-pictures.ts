import { toResponse } from '#cms/calls/call-answer';
import type { Site } from '#contract/pages';
import { type Request, type Response, Router } from 'express';
import type { CachedReads } from '../api.ts';
import { sendFetchResponse } from '../fetch-bridge.ts';
import type { LimitPages } from '../limit-pages.ts';
import { openPageCalls } from '../page-calls.ts';
import { ownHeaders, PreparedResponse } from '../prepared-response.ts';
import type { Renderer } from '../renderer.ts';
import type { Keep, SiteCaches } from '../site-caches.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { type Read, SHARED_KINDS, SHARED_PAGES, type ShareSubject } from './share-subjects.ts';

interface MountSharePicturesOptions {
  reads: CachedReads;
  caches: SiteCaches;
  renderer: Renderer;
  limitPages: LimitPages;
}

interface Drawn {
  subject: ShareSubject;
  site: Site;
  keep: Keep;
}

/**
 * Pictures for shared links: drawn on the first request, cached until content changes. That of a private list is drawn
 * each time, in 70 ms: its link may have been revoked.
 */
export function mountSharePictures({
  reads,
  caches,
  renderer,
  limitPages,
}: MountSharePicturesOptions): Router {
  const router = Router();

  function openRead(): Read {
    const { fetchApi } = openPageCalls(reads);
    return async (path) => {
      const answer = await fetchApi(path);
      return answer.ok ? answer.json() : null;
    };
  }

  async function send(req: Request, res: Response, { subject, site, keep }: Drawn): Promise<void> {
    const { coverSvg } = await renderer.load();
    const cover = coverSvg(subject.cover);
    const body = await drawSharePicture({ ...subject, site: site.name, cover });
    // Networks fetch it from wherever the link is shared.
    const headers = { 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' };
    const fresh = subject.isPrivate && { 'cache-control': 'no-store' };
    const prepared = new PreparedResponse({
      body,
      headers: { ...ownHeaders(res), ...headers, ...fresh },
    });
    if (!subject.isPrivate) keep(req.originalUrl, prepared, 'content');
    prepared.send(req, res);
  }

  router.use('/share', async (req, res, next) => {
    const tooMany = await limitPages(req);
    if (tooMany) sendFetchResponse(toResponse(tooMany), req, res);
    else next();
  });

  router.get('/share/:page.png', async (req, res, next) => {
    const keep = caches.open();
    const site = await openRead()<Site>('/api/site');
    const subject = SHARED_PAGES[req.params.page];
    if (subject && site) await send(req, res, { subject: subject(site), site, keep });
    else next();
  });

  router.get('/share/:kind/:name.png', async (req, res, next) => {
    const keep = caches.open();
    const read = openRead();
    const [subject, site] = await Promise.all([
      SHARED_KINDS[req.params.kind]?.(read, encodeURIComponent(req.params.name)),
      read<Site>('/api/site'),
    ]);
    if (subject && site) await send(req, res, { subject, site, keep });
    else next();
  });

  return router;
}
