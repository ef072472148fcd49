import { describe, expect, test } from 'vitest';
import { sitemapSections } from './sitemap-links.ts';
import cases from './sitemap-links.test.json' with { type: 'json' };

const site = {
  popularNeighborhoods: [{ label: 'Canton', slug: 'canton' }],
  popularCuisines: [{ label: 'Asian Fusion', slug: 'asian' }],
  footerPages: [{ title: 'Privacy', slug: 'privacy' }],
};
const neighborhoods = Array.from({ length: 25 }, (_, index) => ({
  neighborhood: `Area ${index + 1}`,
  count: 30 - index,
}));
const cuisines = Array.from({ length: 25 }, (_, index) => ({
  category: `Kind ${index + 1}`,
  count: 30 - index,
}));
const card = (slug: string) => ({
  slug,
  kind: 'neighborhood' as const,
  title: slug,
  description: '',
  category: 'Neighborhood Guides' as const,
  publishDate: '2025-01-15',
  neighborhood: null,
  cuisine: null,
  plural: null,
  image: null,
});
const guides = {
  groups: [
    {
      category: 'Neighborhood Guides' as const,
      guides: [
        ...neighborhoods
          .slice(1)
          .map(({ neighborhood }) =>
            card(`${neighborhood.toLowerCase().replace(' ', '-')}-restaurant-guide`),
          ),
        ...cuisines
          .slice(0, 3)
          .map(({ category }) =>
            card(`best-${category.toLowerCase().replace(' ', '-')}-restaurants-baltimore`),
          ),
      ],
    },
  ],
};

const linksOf = (contents: Parameters<typeof sitemapSections>[0], title: string) =>
  sitemapSections(contents).find((section) => section.title === title)?.links ?? [];

describe('the sitemap page (spec 2 §2)', () => {
  const full = { site, neighborhoods, cuisines, guides };

  test.each(cases as [string, object, object][])(
    '%s: all, then the first 20 with counts',
    (title, all, first) => {
      const links = linksOf(full, title);
      expect(links).toHaveLength(21);
      expect(links.slice(0, 2)).toEqual([all, first]);
    },
  );

  test('guides: those that exist, then the first 10 of each kind', () => {
    const paths = linksOf(full, 'Blog Guides').map(({ to }) => to);
    expect(paths).toHaveLength(13);
    expect(paths[0]).toBe('/blog/area-2-restaurant-guide');
    expect(paths[9]).toBe('/blog/area-11-restaurant-guide');
    expect(paths[10]).toBe('/blog/best-kind-1-restaurants-baltimore');
  });

  test('editors’ pages are listed under More to Read', () => {
    expect(linksOf(full, 'More to Read').at(-1)).toEqual({ label: 'Privacy', to: '/privacy' });
  });

  test('a guide’s name uses the plural of the cuisine record', () => {
    const groups = guides.groups.map((group) => ({
      ...group,
      guides: group.guides.map((guide) => ({
        ...guide,
        plural: guide.slug.includes('kind-2') ? 'Crab Houses' : null,
      })),
    }));
    const labels = linksOf({ ...full, guides: { groups } }, 'Blog Guides').map(({ label }) => label);
    expect(labels.slice(-3)).toEqual([
      'Best Kind 1 Restaurants',
      'Best Crab Houses',
      'Best Kind 3 Restaurants',
    ]);
  });

  test('without statistics there are static links', () => {
    expect(linksOf({ site }, 'Neighborhoods').map(({ to }) => to)).toEqual([
      '/neighborhoods',
      '/neighborhoods/canton',
    ]);
    expect(linksOf({ site }, 'Cuisines').map(({ to }) => to)).toEqual(['/cuisines', '/cuisines/asian']);
    expect(linksOf({ site }, 'Blog Guides')).toEqual([{ label: 'All Guides', to: '/blog' }]);
  });
});
