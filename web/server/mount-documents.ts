import { Router, type Request, type Response } from 'express';
import { drawAwardBadge } from './award-badge.ts';
import { feedXml } from './feed.ts';
import type { CachedReads } from './cached-reads.ts';
import type { Renderer } from './renderer.ts';
import { ownHeaders } from './own-headers.ts';
import { openPageCalls, type PageCalls } from './page-calls.ts';
import { PreparedResponse } from './prepared-response.ts';
import type { Keep, SiteCaches } from './site-caches.ts';

interface MountDocumentsOptions {
  reads: CachedReads;
  siteUrl: string;
  caches: SiteCaches;
  renderer: Renderer;
}

/** Generated files other than pages: the feed, the manifest, the drawn city, and award badges. */
export function mountDocuments({ reads, siteUrl, caches, renderer }: MountDocumentsOptions): Router {
  const router = Router();

  router.get('/feed.xml', async (req, res) => {
    const keep = caches.open();
    const { fetchApi } = openPageCalls(reads);
    const [site, stories, guides] = await Promise.all([
      read(fetchApi, '/api/site'),
      read(fetchApi, '/api/pages/stories'),
      read(fetchApi, '/api/pages/guides'),
    ]);
    const xml = feedXml({ siteUrl, site, stories, guides });
    send(req, res, { type: 'application/rss+xml; charset=utf-8', body: xml, keep });
  });

  router.get('/manifest.webmanifest', async (req, res) => {
    const keep = caches.open();
    const { name, tagline } = await read(openPageCalls(reads).fetchApi, '/api/site');
    const body = JSON.stringify(webManifest({ name, description: tagline }));
    send(req, res, { type: 'application/manifest+json; charset=utf-8', body, keep });
  });

  router.get('/city.svg', async (req, res) => {
    const keep = caches.open();
    const { citySvg } = await renderer.load();
    res.setHeader('cache-control', 'public, max-age=3600');
    send(req, res, { type: 'image/svg+xml; charset=utf-8', body: citySvg(), keep });
  });

  router.get('/award-badges/:slug', async (req, res, next) => {
    const keep = caches.open();
    const { fetchApi } = openPageCalls(reads);
    const answer = await fetchApi(`/api/pages/awards/${encodeURIComponent(req.params.slug)}`);
    if (!answer.ok) {
      next();
      return;
    }
    const { recipient, year, image } = await answer.json();
    // Winners embed it on their own sites.
    res.setHeader('cross-origin-resource-policy', 'cross-origin');
    if (image) {
      res.setHeader('cache-control', 'no-cache');
      res.redirect(302, image.url);
      return;
    }
    const { name: product } = await read(fetchApi, '/api/site');
    send(req, res, {
      type: 'image/png',
      body: await drawAwardBadge({ recipient, year, product }),
      keep,
    });
  });
  return router;
}

async function read(fetchApi: PageCalls['fetchApi'], path: string) {
  const answer = await fetchApi(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

function send(
  req: Request,
  res: Response,
  { type, body, keep }: { type: string; body: string | Buffer; keep: Keep },
): void {
  const prepared = new PreparedResponse({ body, headers: { ...ownHeaders(res), 'content-type': type } });
  keep(req.originalUrl, prepared, 'content');
  prepared.send(req, res);
}

/** Lets a phone install the site as an app. The icons are drawn by the build. */
function webManifest(site: { readonly name: string; readonly description: string }): object {
  return {
    ...site,
    short_name: site.name,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf7f0',
    theme_color: '#fbf7f0',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
