import { SITE_PAGES } from './site-pages.ts';

const FILES_AND_SERVICES = 'api assets award-badges basemap cms covers healthz metrics readyz share';

/**
 * First segments of the site's own paths, which editors' pages can't use. A test compares them with the site's routes;
 * the others belong to the server.
 */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...SITE_PAGES.flatMap(([, { path }]) => path.match(/(?<=^\/)[\w-]+/) ?? []),
  ...FILES_AND_SERVICES.split(' '),
]);
