/**
 * First parts of the site's own addresses: no page of the editors may stand there. A test compares them with the routes
 * of the site; the others belong to the server.
 */
const PAGES =
  'about account admin auth authors awards blog cuisines faq local-businesses neighborhoods offline quiz restaurants saved sitemap submit-restaurant timonium-restaurants unsubscribe win-dinner';
const FILES_AND_SERVICES = 'api assets award-badges basemap cms covers healthz metrics readyz share';

export const RESERVED_SLUGS: ReadonlySet<string> = new Set(`${PAGES} ${FILES_AND_SERVICES}`.split(' '));
