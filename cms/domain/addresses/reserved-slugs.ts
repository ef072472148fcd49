import { SITE_PAGES } from './site-pages.ts';

const FILES_AND_SERVICES = 'api assets award-badges basemap cms covers healthz metrics readyz share';

/** First segments of the site's own paths (a test compares them) and the server's, which editors' pages can't use. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...SITE_PAGES.flatMap(([, { path }]) => path.match(/(?<=^\/)[\w-]+/) ?? []),
  ...FILES_AND_SERVICES.split(' '),
]);
