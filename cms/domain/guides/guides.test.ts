import { NO_WORDS } from '../words/name-words.ts';
import { describe, expect, test } from 'vitest';
import {
  byNewest,
  groupGuides,
  guideCategory,
  guideDescription,
  guideTitle,
  nameGuideSlug,
  namesWithGuide,
} from './guides.ts';

describe('the slug of a guide (spec 2 §9)', () => {
  test.each([
    [nameGuideSlug('neighborhood', 'Fells Point'), 'fells-point-restaurant-guide'],
    [nameGuideSlug('neighborhood', 'Loyola/Notre Dame'), 'loyola/notre-dame-restaurant-guide'],
    [nameGuideSlug('cuisine', 'Italian'), 'best-italian-restaurants-baltimore'],
    [nameGuideSlug('cuisine', 'Bar & Restaurant'), 'best-bar-&-restaurant-restaurants-baltimore'],
  ])('%s', (slug, expected) => {
    expect(slug).toBe(expected);
  });
});

describe('the title of a guide (spec 2 §9)', () => {
  test.each([
    [{ kind: 'neighborhood', name: 'Canton', year: 2025 }, 'Best Restaurants in Canton: 2025 Guide'],
    [
      { kind: 'neighborhood', name: 'Canton', year: 2025, isComplete: true },
      'Best Restaurants in Canton: Complete 2025 Guide',
    ],
    [
      { kind: 'cuisine', name: 'Bar & Restaurant', year: 2025 },
      'Best Bars & Restaurants in Baltimore: 2025 Guide',
    ],
    [
      {
        kind: 'cuisine',
        name: 'Crab House',
        year: 2025,
        words: { ...NO_WORDS, plural: 'Crab Houses' },
      },
      'Best Crab Houses in Baltimore: 2025 Guide',
    ],
    [
      { kind: 'neighborhood', name: 'Downtown', year: 2025, words: { ...NO_WORDS, where: 'downtown' } },
      'Best Restaurants Downtown: 2025 Guide',
    ],
    [{ kind: 'cuisine', name: 'BBQ', year: 2025 }, 'Best BBQ Restaurants in Baltimore: 2025 Guide'],
    [
      { kind: 'collection', name: 'Budget-Friendly Eats', year: 2025 },
      'Budget-Friendly Eats in Baltimore: 2025 Guide',
    ],
    [{ kind: 'article', name: 'Eating in Timonium', year: 2025 }, 'Eating in Timonium'],
  ] as const)('of %o', (subject, expected) => {
    expect(guideTitle(subject)).toBe(expected);
  });
});

test.each([
  ['neighborhood', 'Where to eat in Canton: '],
  ['cuisine', 'Canton Restaurants in Baltimore, '],
  ['collection', 'Canton in Baltimore, '],
  ['article', 'Canton: a guide to eating in and around Baltimore.'],
] as const)('the description of a %s says what it is about: %s', (kind, beginning) => {
  expect(guideDescription({ kind, name: 'Canton' }).slice(0, beginning.length)).toBe(beginning);
});

describe('thresholds (spec 2 §5)', () => {
  test.each([
    [4, false],
    [5, true],
  ])('a neighborhood of %i places: a guide is %s', (count, has) => {
    expect(namesWithGuide('neighborhood', [{ name: 'Canton', count }])).toHaveLength(has ? 1 : 0);
  });

  test.each([
    [7, false],
    [8, true],
  ])('a cuisine of %i places: a guide is %s', (count, has) => {
    expect(namesWithGuide('cuisine', [{ name: 'Greek', count }])).toHaveLength(has ? 1 : 0);
  });
});

test('guides come newest first, then by title', () => {
  const guides = [
    { title: 'B', publishDate: '2025-01-10' },
    { title: 'C', publishDate: '2025-04-06' },
    { title: 'A', publishDate: '2025-01-10' },
  ];
  for (const given of [guides, guides.toReversed()]) {
    expect(given.toSorted(byNewest).map(({ title }) => title)).toEqual(['C', 'A', 'B']);
  }
});

test.each([
  [{ kind: 'neighborhood', neighborhood: 'Canton', cuisine: null }, 'Neighborhood Guides'],
  [{ kind: 'collection', neighborhood: null, cuisine: null }, 'Collection Guides'],
  [{ kind: 'collection', neighborhood: 'Canton', cuisine: null }, 'Collection Guides'],
  [{ kind: 'article', neighborhood: 'Timonium', cuisine: null }, 'Neighborhood Guides'],
  [{ kind: 'article', neighborhood: null, cuisine: 'Thai' }, 'Cuisine Guides'],
] as const)('%o stands under %s', (guide, category) => {
  expect(guideCategory(guide)).toBe(category);
});

test('categories keep their order and are omitted if empty', () => {
  const card = { title: 'A', publishDate: '2025-01-10' };
  expect(
    groupGuides([
      { ...card, category: 'Collection Guides' },
      { ...card, category: 'Neighborhood Guides' },
    ]).map(({ category }) => category),
  ).toEqual(['Neighborhood Guides', 'Collection Guides']);
});
