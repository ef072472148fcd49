import { Router, type NextFunction, type Request, type Response } from 'express';
import { drawAwardBadge } from './award-badge.ts';
import type { CachedReads } from './api.ts';
import { feedXml, newsletterFeedXml } from './feed.ts';
import { openPageCalls } from './page-calls.ts';
import { ownHeaders, PreparedResponse } from './prepared-response.ts';
import type { Renderer } from './renderer.ts';
import type { Keep, SiteCaches } from './site-caches.ts';
import { sitemapFiles, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

interface MountDocumentsOptions {
  reads: CachedReads;
  siteUrl: string;
  caches: SiteCaches;
  renderer: Renderer;
}

/** Generated files other than pages (decisions §2): for robots and programs, the drawn city, and award badges. */
export function mountDocuments({ reads, siteUrl, caches, renderer }: MountDocumentsOptions): Router {
  const router = Router();

  /** Makes the document, keeps it until content changes, and sends it; `null` if there is none. */
  async function serve(
    [req, res, next]: [Request, Response, () => void],
    type: string,
    make: () => Promise<string | null> | string,
  ): Promise<void> {
    const keep = caches.open();
    const body = await make();
    if (body === null) {
      next();
      return;
    }
    send(req, res, { type, body, keep });
  }

  router.get('/robots.txt', (...exchange) =>
    serve(exchange, 'text/plain; charset=utf-8', () => robotsText(siteUrl)),
  );

  const readFiles = async () => sitemapFiles(await read(reads, '/api/sitemap'));
  router.get('/sitemap.xml', (...exchange) =>
    serve(exchange, 'application/xml; charset=utf-8', async () =>
      sitemapIndexXml(await readFiles(), siteUrl),
    ),
  );
  router.get(/^\/sitemap-[a-z]+(?:-\d+)?\.xml$/, (...exchange) =>
    serve(exchange, 'application/xml; charset=utf-8', async () => {
      const file = (await readFiles()).find(({ path }) => path === exchange[0].path);
      return file ? sitemapXml(file, siteUrl) : null;
    }),
  );

  router.get('/feed.xml', (...exchange) =>
    serve(exchange, 'application/rss+xml; charset=utf-8', async () => {
      const [site, stories, guides, openings] = await Promise.all([
        read(reads, '/api/site'),
        read(reads, '/api/pages/stories'),
        read(reads, '/api/pages/guides'),
        read(reads, '/api/pages/openings'),
      ]);
      return feedXml({ siteUrl, site, stories, guides, openings });
    }),
  );

  router.get('/newsletter/feed.xml', (...exchange) =>
    serve(exchange, 'application/rss+xml; charset=utf-8', async () => {
      const [site, archive] = await Promise.all([
        read(reads, '/api/site'),
        read(reads, '/api/pages/newsletter'),
      ]);
      return newsletterFeedXml({ siteUrl, site, ...archive });
    }),
  );

  router.get('/city.svg', (...exchange) => {
    exchange[1].setHeader('cache-control', 'public, max-age=3600');
    return serve(exchange, 'image/svg+xml; charset=utf-8', async () => (await renderer.load()).citySvg());
  });

  router.get('/award-badges/:slug', serveAwardBadge(reads, caches));
  return router;
}

async function read(reads: CachedReads, path: string) {
  const answer = await openPageCalls(reads).fetchApi(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

interface Kept {
  readonly type: string;
  readonly body: string | Buffer;
  readonly keep: Keep;
}

function send(req: Request, res: Response, { type, body, keep }: Kept): void {
  const prepared = new PreparedResponse({ body, headers: { ...ownHeaders(res), 'content-type': type } });
  keep(req.originalUrl, prepared, 'content');
  prepared.send(req, res);
}

/** Winners embed it on their own sites. */
function serveAwardBadge(reads: CachedReads, caches: SiteCaches) {
  return async (req: Request<{ slug: string }>, res: Response, next: NextFunction): Promise<void> => {
    const keep = caches.open();
    const slug = encodeURIComponent(req.params.slug);
    const answer = await openPageCalls(reads).fetchApi(`/api/pages/awards/${slug}`);
    if (!answer.ok) {
      next();
      return;
    }
    const { recipient, year, image } = await answer.json();
    res.setHeader('cross-origin-resource-policy', 'cross-origin');
    if (image) {
      res.setHeader('cache-control', 'no-cache');
      res.redirect(302, image.url);
      return;
    }
    const { name: product } = await read(reads, '/api/site');
    send(req, res, { type: 'image/png', body: await drawAwardBadge({ recipient, year, product }), keep });
  };
}

/** What a crawler must load to render a page as readers see it. */
const NEEDED_BY_PAGES = [
  '/api/pages/',
  '/api/site$',
  '/api/restaurants/',
  '/api/cuisines/stats',
  '/api/neighborhoods/stats',
  '/cms/api/media/file/',
  '/cms/api/place-photos/file/',
];
const NOT_FOR_ROBOTS = ['/cms', '/admin', '/api/'];

/**
 * Badge pages are not listed: robots that can't read them never see their noindex (decisions §2). The longest matching
 * rule wins, so the allowances override the bans.
 */
export function robotsText(siteUrl: string): string {
  const lines = [
    'User-agent: *',
    ...NEEDED_BY_PAGES.map((path) => `Allow: ${path}`),
    ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}
