import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import * as navigationPreload from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { paths } from '../paths.ts';
import { KEPT_COPY } from './kept-copy.ts';

/**
 * Keeps the public pages that this browser has opened, for use offline; the site's response always takes precedence.
 * Pages request the documents to keep (`keep-pages.ts`); API responses are never kept.
 */

const PRIVATE_FOLDERS = /^\/(?:admin|api|cms)(?:\/|$)/i;
const NOT_FOR_KEEPING = '<meta name="robots" content="noindex';
const BUILT_FILE = /\/assets\/[\w.-]+/g;
const MONTH_S = 30 * 24 * 60 * 60;

const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true });
const wholeAnswers = new CacheableResponsePlugin({ statuses: [200] });

/** File names contain a content hash, so a kept file is never stale. */
const files = new CacheFirst({ cacheName: 'files', plugins: [wholeAnswers, atMost(300)] });
const pictures = new NetworkFirst({ cacheName: 'pictures', plugins: [wholeAnswers, atMost(150)] });

const publicPages: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const { status, redirected, headers } = response;
    const isPublic = status === 200 && !redirected && !/no-store/i.test(headers.get('cache-control') ?? '');
    if (!isPublic || !headers.get('content-type')?.startsWith('text/html')) return null;
    const isOffline = new URL(request.url).pathname === paths.offline;
    const html = await response.clone().text();
    return isOffline || !html.includes(NOT_FOR_KEEPING) ? response : null;
  },
  // A page also needs its styles and scripts.
  cacheDidUpdate: async ({ newResponse, event }) => {
    const html = await newResponse.clone().text();
    const wanted = new Set(html.match(BUILT_FILE));
    await Promise.allSettled(
      [...wanted].map((address) => files.handleAll({ request: new Request(address), event })[1]),
    );
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null;
    const headers = new Headers(cachedResponse.headers);
    headers.set('server-timing', KEPT_COPY);
    return new Response(cachedResponse.body, { headers });
  },
};
const pages = new NetworkFirst({ cacheName: 'pages', plugins: [publicPages, atMost(60)] });

// Page requests don't wait for the worker to start.
navigationPreload.enable();
clientsClaim();

registerRoute(({ request, sameOrigin, url }) => {
  const isPage = request.mode === 'navigate' || request.headers.get('accept') === 'text/html';
  return sameOrigin && isPage && !PRIVATE_FOLDERS.test(url.pathname);
}, pages);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), files);
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.destination === 'image' && !PRIVATE_FOLDERS.test(url.pathname),
  pictures,
);
// Only to use the preloaded response.
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());

setCatchHandler(async ({ request, url }) => {
  const isPage = request.mode === 'navigate' && !PRIVATE_FOLDERS.test(url.pathname);
  if (!isPage || url.pathname === paths.offline) return Response.error();
  return Response.redirect(`${paths.offline}#${url.pathname}${url.search}`);
});
