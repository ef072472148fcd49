/** What a search engine's browser must load to draw a page as a reader sees it. */
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
 * Badge pages are not named: what robots may not read, they never learn to leave out (decisions §2). The longest
 * rule that fits an address wins, so that the allowances stand above the bans.
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
