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
