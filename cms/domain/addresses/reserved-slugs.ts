import { SITE_PAGES } from './site-pages.ts';

const FILES_AND_SERVICES = 'api assets award-badges basemap cms covers healthz metrics readyz share';

/**
 * First parts of the site's own addresses: no page of the editors may be there. A test compares them with the routes
 * of the site; the others belong to the server.
 */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...SITE_PAGES.flatMap(([, { path }]) => path.match(/(?<=^\/)[\w-]+/) ?? []),
  ...FILES_AND_SERVICES.split(' '),
]);
