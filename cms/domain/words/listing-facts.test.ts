import { describe, expect, test } from 'vitest';
import {
  leaderSentence,
  listingFact,
  tally,
  usualPrice,
  type ListedFacts,
  type Varying,
} from './listing-facts.ts';

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

const IN_NEIGHBORHOODS: Varying = {
  by: 'neighborhood',
  share: ({ value, count }) => `${count} in ${value}`,
};

describe('the line over a list', () => {
  test('has the usual price and neighborhood, but not the count, which the heading has', () => {
    const places = [buildPlace(), buildPlace(), buildPlace({ neighborhood: 'Canton', priceRange: '$' })];
    expect(listingFact(places, IN_NEIGHBORHOODS)).toBe('Mostly $$, 2 in Fells Point');
  });

  test('says “all” for the same price, and “both” for two places', () => {
    const places = ['Canton', 'Hampden', 'Waverly'].map((neighborhood) => buildPlace({ neighborhood }));
    expect(listingFact(places, IN_NEIGHBORHOODS)).toBe('All $$');
    expect(listingFact(places.slice(1), IN_NEIGHBORHOODS)).toBe('Both $$');
  });

  test('says “mostly” from two thirds, and omits what less than a quarter share', () => {
    const names = [
      'Canton',
      'Canton',
      'Hampden',
      'Waverly',
      'Towson',
      'Essex',
      'Otterbein',
      'Arbutus',
      'Upton',
    ];
    const places = names.map((neighborhood, index) =>
      buildPlace({ neighborhood, priceRange: index < 5 ? '$$' : '$' }),
    );
    expect(listingFact(places, IN_NEIGHBORHOODS)).toBeNull();
    expect(listingFact(places.slice(0, 7), IN_NEIGHBORHOODS)).toBe('Mostly $$, 2 in Canton');
  });

  test('is null for one place', () => {
    expect(listingFact([buildPlace()], IN_NEIGHBORHOODS)).toBeNull();
  });

  test('starts with the common value if prices differ', () => {
    const places = ['Canton', 'Canton', 'Hampden'].map((neighborhood, index) =>
      buildPlace({ neighborhood, priceRange: index === 0 ? '$' : '$$$' }),
    );
    expect(listingFact([buildPlace(), ...places], IN_NEIGHBORHOODS)).toBe('2 in Canton');
  });
});

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
