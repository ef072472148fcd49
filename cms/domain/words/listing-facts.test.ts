import { expect, test } from 'vitest';
import { leaderSentence, tally, usualPrice, type ListedFacts } from './listing-facts.ts';

function buildPlace(values: Partial<ListedFacts> = {}): ListedFacts {
  return {
    name: 'Thames Street Oyster',
    category: 'Seafood',
    neighborhood: 'Fells Point',
    rating: 4.5,
    reviewCount: 10,
    priceRange: '$$',
    ...values,
  };
}

test('a usual price needs two thirds of the known prices', () => {
  expect(usualPrice([buildPlace(), buildPlace(), buildPlace({ priceRange: null })])).toBe('$$');
  expect(
    usualPrice([
      buildPlace(),
      buildPlace(),
      ...['$', '$', '$$$'].map((priceRange) => buildPlace({ priceRange: priceRange as '$' })),
    ]),
  ).toBeNull();
});

test('a tally has the most frequent first, then by name', () => {
  expect(tally(['b', 'a', null, '', 'c', 'c'])).toEqual([
    { value: 'c', count: 2 },
    { value: 'a', count: 1 },
    { value: 'b', count: 1 },
  ]);
});

test('the leader is named with its reviews, or not at all if unrated', () => {
  expect(leaderSentence([buildPlace()])).toBe(
    'Thames Street Oyster leads the list with 4.5 stars from 10 reviews.',
  );
  expect(leaderSentence([buildPlace({ reviewCount: null })])).toBe(
    'Thames Street Oyster leads the list with 4.5 stars.',
  );
  expect(leaderSentence([buildPlace({ rating: null })])).toBeNull();
});
