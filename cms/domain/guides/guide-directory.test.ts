import { region } from '#city';
import { NO_WORDS } from '../words/name-words.ts';
import { describe, expect, test } from 'vitest';
import { assembleGuides, canonicalGuideSlug, findGuide, type GuideSettings } from './guide-directory.ts';

const settings = (overrides: Partial<GuideSettings>): GuideSettings => ({
  kind: 'collection',
  slug: 'x',
  title: null,
  heading: null,
  description: null,
  neighborhood: null,
  cuisine: null,
  rule: null,
  own: { tags: [], keywords: [] },
  publishDate: null,
  year: null,
  hidden: false,
  excludedIds: [],
  ...overrides,
});

const city = {
  year: 2031,
  listText: () => [],
  wordsOf: () => NO_WORDS,
  neighborhoods: [
    { name: 'Canton', count: 5 },
    { name: 'Timonium', count: 14 },
    { name: 'Tiny', count: 4 },
  ],
  cuisines: [
    { name: 'Asian Fusion', count: 8 },
    { name: 'Rare', count: 7 },
  ],
};

const timonium = settings({
  kind: 'article',
  slug: 'timonium-restaurants',
  title: 'Eating in Timonium',
  neighborhood: 'Timonium',
  publishDate: '2025-04-06',
});

describe('the guides of the site', () => {
  test('have thresholds and default dates without editors’ settings', () => {
    const guides = assembleGuides({ stored: [], ...city });
    expect(guides.map(({ slug, publishDate }) => [slug, publishDate])).toEqual([
      ['canton-restaurant-guide', '2025-01-15'],
      ['timonium-restaurant-guide', '2025-01-15'],
      ['best-asian-fusion-restaurants-baltimore', '2025-01-10'],
      ['most-romantic-restaurants', '2025-01-20'],
      ['best-restaurants-for-large-groups', '2025-01-20'],
      ['budget-friendly-eats', '2025-01-20'],
      ['best-brunch-spots', '2025-01-20'],
      ['late-night-dining', '2025-01-20'],
      ['best-outdoor-dining', '2025-01-20'],
    ]);
  });

  test('use an editor’s year, headline, description and date', () => {
    const stored = [
      settings({ kind: 'neighborhood', slug: 'canton-restaurant-guide', neighborhood: 'Canton', year: 2026 }),
      settings({
        kind: 'cuisine',
        slug: 'best-asian-fusion-restaurants-baltimore',
        heading: 'Fusion, at last',
        description: 'Ours.',
        publishDate: '2026-02-01',
      }),
    ];
    const guides = assembleGuides({ stored, ...city });
    expect(guides[0]?.title).toBe('Best Restaurants in Canton: Complete 2026 Guide');
    expect(guides[2]).toMatchObject({
      title: 'Fusion, at last',
      description: 'Ours.',
      publishDate: '2026-02-01',
    });
  });

  test('are complete if they have room for all places and an editor left none out', () => {
    const titleOf = (count: number, excludedIds: readonly number[] = []) =>
      assembleGuides({
        stored: [settings({ kind: 'cuisine', slug: 'best-thai-restaurants-baltimore', excludedIds })],
        ...city,
        cuisines: [{ name: 'Thai', count }],
      })[2]?.title;
    expect([titleOf(15), titleOf(16), titleOf(15, [1])]).toEqual([
      'Best Thai Restaurants in Baltimore: Complete 2031 Guide',
      'Best Thai Restaurants in Baltimore: 2031 Guide',
      'Best Thai Restaurants in Baltimore: 2031 Guide',
    ]);
  });

  test('exclude what an editor turns off, including fixed collections', () => {
    const stored = [
      settings({ slug: 'late-night-dining', hidden: true }),
      settings({ kind: 'neighborhood', slug: 'canton-restaurant-guide', hidden: true }),
    ];
    const slugs = assembleGuides({ stored, ...city }).map(({ slug }) => slug);
    expect(slugs).not.toContain('late-night-dining');
    expect(slugs).not.toContain('canton-restaurant-guide');
  });

  test('use an editor’s settings for a fixed collection without adding a guide', () => {
    const late = { slug: 'late-night-dining', title: 'After Dark', publishDate: '2026-03-01' };
    const guides = assembleGuides({ stored: [settings(late)], ...city });
    expect(guides).toHaveLength(9);
    expect(guides.find(({ slug }) => slug === late.slug)).toMatchObject({
      name: 'After Dark',
      title: `After Dark in ${region.name}: 2031 Guide`,
      description: expect.stringContaining('After Dark'),
      rule: 'late-night',
      publishDate: '2026-03-01',
    });
  });

  test('ignore settings for a neighborhood or cuisine without a guide', () => {
    const stored = [
      settings({ kind: 'neighborhood', slug: 'tiny-restaurant-guide', neighborhood: 'Tiny' }),
      settings({ kind: 'cuisine', slug: 'best-rare-restaurants-baltimore', cuisine: 'Rare' }),
    ];
    expect(assembleGuides({ stored, ...city })).toHaveLength(9);
  });

  test('have a subject that doesn’t depend on the title', () => {
    const stored = [
      settings({ kind: 'neighborhood', slug: 'canton-restaurant-guide', title: 'My Canton' }),
      settings({ kind: 'cuisine', slug: 'best-asian-fusion-restaurants-baltimore', title: 'My Fusion' }),
    ];
    const guides = assembleGuides({ stored, ...city });
    const about = { kind: 'neighborhood', name: 'Canton', neighborhood: 'Canton', cuisine: null, rule: null };
    expect(guides[0]).toMatchObject({ ...about, category: 'Neighborhood Guides' });
    expect(guides[0]?.description).toContain('in Canton: ');
    expect(guides[2]).toMatchObject({
      kind: 'cuisine',
      name: 'Asian Fusion',
      neighborhood: null,
      cuisine: 'Asian Fusion',
      category: 'Cuisine Guides',
    });
  });

  test('include editors’ collections and articles', () => {
    const stored = [timonium, settings({ slug: 'crab-feasts', title: 'Crab Feasts', rule: 'own' })];
    const guides = assembleGuides({ stored, ...city });
    expect(guides.find(({ slug }) => slug === 'crab-feasts')?.title).toBe(
      `Crab Feasts in ${region.name}: 2031 Guide`,
    );
    expect(guides.find(({ slug }) => slug === 'timonium-restaurants')).toMatchObject({
      title: 'Eating in Timonium',
      category: 'Neighborhood Guides',
      publishDate: '2025-04-06',
    });
  });
});

describe('a slug', () => {
  const guides = assembleGuides({ stored: [timonium], ...city });
  test.each([
    ['Canton-restaurant-guide', 'canton-restaurant-guide'],
    ['timonium--restaurant-guide', 'timonium-restaurant-guide'],
    ['best-asian-restaurants-baltimore', 'best-asian-fusion-restaurants-baltimore'],
    ['Late-Night-Dining', 'late-night-dining'],
    ['Best%20Asian%20Fusion%20Restaurants%20Baltimore', 'best-asian-fusion-restaurants-baltimore'],
    ['tiny-restaurant-guide', undefined],
    ['atlantis-restaurant-guide', undefined],
    ['canton-restaurant-guide-2', undefined],
    ['the-best-asian-fusion-restaurants-baltimore', undefined],
    ['best--restaurants-baltimore', undefined],
    ['', undefined],
    ['timonium-restaurants', 'timonium-restaurants'],
  ])('%s means %s', (slug, expected) => {
    expect(findGuide(guides, slug, { asian: 'Asian Fusion' })?.slug).toBe(expected);
  });

  test('is canonical, except for the derived Timonium guide', () => {
    const slugs = guides.map((guide) => canonicalGuideSlug(guide, guides));
    expect(slugs).toContain('timonium-restaurants');
    expect(slugs).toContain('canton-restaurant-guide');
    expect(slugs).not.toContain('timonium-restaurant-guide');
  });

  test('is canonical for Timonium if there is no article', () => {
    const derived = assembleGuides({ stored: [], ...city });
    expect(derived.map((guide) => canonicalGuideSlug(guide, derived))).toEqual(
      derived.map(({ slug }) => slug),
    );
  });
});
