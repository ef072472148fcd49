import { expect, test } from 'vitest';
import { robotsText } from './mount-documents.ts';
import { sitemapFiles, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const SITE = 'https://marble-step.example';
const at = (path: string, lastModified: string | null = null) => ({ path, lastModified });

test('a kind that grows too long is split, and one without pages has no file', () => {
  const restaurants = Array.from({ length: 5 }, (_, index) => at(`/restaurants/${index + 1}`));
  const files = sitemapFiles({ pages: [at('/')], cuisines: [], restaurants }, 2);
  expect(files.map(({ path, addresses }) => [path, addresses.length])).toEqual([
    ['/sitemap-pages.xml', 1],
    ['/sitemap-restaurants.xml', 2],
    ['/sitemap-restaurants-2.xml', 2],
    ['/sitemap-restaurants-3.xml', 1],
  ]);
});

test('no file has more than 45,000 addresses', () => {
  const restaurants = Array.from({ length: 100_000 }, (_, index) => at(`/restaurants/${index}`));
  expect(sitemapFiles({ restaurants }).map(({ addresses }) => addresses.length)).toEqual([
    45_000, 45_000, 10_000,
  ]);
});

test('an address is absolute and escaped in XML, with its time if known', async () => {
  const [file] = sitemapFiles({
    cuisines: [at('/cuisines/bar-%26-restaurant', '2026-05-04T12:00:00.000Z'), at("/cuisines/o'brien&co")],
  });
  if (!file) throw new Error('no file');
  const xml = await sitemapXml(file, SITE);
  expect(xml).toContain(
    `<url><loc>${SITE}/cuisines/bar-%26-restaurant</loc><lastmod>2026-05-04T12:00:00.000Z</lastmod></url>`,
  );
  expect(xml).toMatch(/<url><loc>[^<&]*o(?:'|&apos;)brien&amp;co<\/loc><\/url>/);
});

test('the index lists every file with its newest time', async () => {
  const files = sitemapFiles({
    pages: [at('/about')],
    cuisines: [at('/a', '2026-01-01T00:00:00.000Z'), at('/b', '2026-02-01T00:00:00.000Z')],
  });
  const xml = await sitemapIndexXml(files, SITE);
  expect(xml).toContain(`<sitemap><loc>${SITE}/sitemap-pages.xml</loc></sitemap>`);
  expect(xml).toContain(`<loc>${SITE}/sitemap-cuisines.xml</loc><lastmod>2026-02-01T00:00:00.000Z</lastmod>`);
});

test('robots may not read the panel, admin, and calls, except what pages need', () => {
  const lines = robotsText(SITE).split('\n');
  for (const path of ['/cms', '/admin', '/api/']) expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain('Allow: /api/pages/');
  expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  expect(lines.join('\n')).not.toMatch(/award|badge/i);
});
