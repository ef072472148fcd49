import { expect, test } from 'vitest';
import { sitemapAddresses } from './sitemap-addresses.ts';

const EARLY = '2026-01-01T00:00:00.000Z';
const LATE = '2026-02-01T00:00:00.000Z';

test('every kind of page is listed; the home page has the newest time of its content', () => {
  const addresses = sitemapAddresses({
    placesLastModified: EARLY,
    homeLastModified: LATE,
    cuisines: [{ name: 'Bar & Restaurant', lastModified: EARLY }],
    neighborhoods: [{ name: "O'Donnell Heights", lastModified: EARLY }],
    restaurants: [{ id: 12304, lastModified: EARLY }],
    stories: [{ slug: 'a-story', lastModified: LATE }],
    authors: [{ slug: 'ana-cruz', lastModified: LATE }],
    issues: [{ slug: 'soft-shells', lastModified: EARLY }],
    pages: [{ slug: 'press', lastModified: EARLY }],
    guides: [
      { slug: 'timonium-restaurants', lastModified: null },
      { slug: 'fells-point-restaurant-guide', lastModified: EARLY },
    ],
  });
  expect(addresses.pages).toContainEqual({ path: '/', lastModified: LATE });
  expect(addresses.pages).toContainEqual({ path: '/cuisines', lastModified: EARLY });
  expect(addresses.pages).toContainEqual({ path: '/about', lastModified: null });
  expect(addresses.pages).toContainEqual({ path: '/press', lastModified: EARLY });
  expect(addresses.authors).toEqual([{ path: '/authors/ana-cruz', lastModified: LATE }]);
  expect(addresses.cuisines).toEqual([{ path: '/cuisines/bar-%26-restaurant', lastModified: EARLY }]);
  expect(addresses.neighborhoods).toEqual([
    { path: "/neighborhoods/o'donnell-heights", lastModified: EARLY },
  ]);
  expect(addresses.pages).toContainEqual({ path: '/local-businesses', lastModified: LATE });
  expect(addresses.pages).toContainEqual({ path: '/blog', lastModified: EARLY });
  expect(addresses.pages).toContainEqual({ path: '/newsletter', lastModified: EARLY });
  expect(addresses.issues).toEqual([{ path: '/newsletter/soft-shells', lastModified: EARLY }]);
  expect(addresses.stories).toEqual([{ path: '/local-businesses/a-story', lastModified: LATE }]);
  expect(addresses.guides).toEqual([
    { path: '/timonium-restaurants', lastModified: null },
    { path: '/blog/fells-point-restaurant-guide', lastModified: EARLY },
  ]);
  expect(addresses.restaurants).toEqual([{ path: '/restaurants/12304', lastModified: EARLY }]);
});
