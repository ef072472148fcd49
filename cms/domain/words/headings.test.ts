import * as texts from '#texts';
import { describe, expect, test } from 'vitest';
import { distanceLabel } from './quantities.ts';
import { cuisineTexts, neighborhoodTexts } from './listing-headings.ts';

describe("the spec's literals", () => {
  test.each([
    [texts.home.heading({ count: 13000 }), 'Top 13000 Restaurants in Baltimore'],
    [texts.home.heading({ count: 0 }), 'Restaurants in Baltimore'],
    [texts.home.heading({ count: 1 }), 'Top 1 Restaurant in Baltimore'],
    [cuisineTexts('Thai', 0).heading, 'Best Thai Restaurants in Baltimore'],
    [cuisineTexts('Thai', 1).heading, 'Top 1 Best Thai Restaurant in Baltimore'],
    [cuisineTexts('Bar & Restaurant', 1).heading, 'Top 1 Best Bar & Restaurant in Baltimore'],
    [cuisineTexts('Crab House', 3, 'Crab Houses').heading, 'Top 3 Best Crab Houses in Baltimore'],
    [cuisineTexts('Crab House', 1, 'Crab Houses').heading, 'Top 1 Best Crab House in Baltimore'],
    [cuisineTexts('Crab House', 0, 'Crab Houses').empty, 'No crab houses found.'],
    [
      neighborhoodTexts('Inner Harbor', 3, 'at the Inner Harbor').heading,
      'Top 3 Best Restaurants at the Inner Harbor',
    ],
    [neighborhoodTexts('Downtown', 3, 'downtown').aboutHeading, 'About Restaurants Downtown'],
    [cuisineTexts('Bar & Restaurant', 0).empty, 'No bars & restaurants found.'],
    [texts.cuisines.heading(), 'All Cuisines in Baltimore'],
    [texts.cuisines.subtitle(), 'Browse restaurants by cuisine type, sorted alphabetically'],
    [texts.neighborhoods.heading(), 'All Baltimore Neighborhoods'],
    [cuisineTexts('Bar & Restaurant', 12).heading, 'Top 12 Best Bars & Restaurants in Baltimore'],
    [cuisineTexts('BBQ', 2).subtitle, 'Discover the best BBQ spots near you'],
    [cuisineTexts('Sandwiches', 1, 'Sandwich Shops').subtitle, 'Discover the best sandwich shops near you'],
    [cuisineTexts('Bar & Restaurant', 1).subtitle, 'Discover the best bars & restaurants near you'],
    [cuisineTexts('BBQ', 12).aboutHeading, 'About Top 12 BBQ Restaurants in Baltimore'],
    [cuisineTexts('Café', 0).empty, 'No Café restaurants found.'],
    [texts.cuisines.nothing({ term: 'klingon' }), 'No cuisines found matching "klingon"'],
    [neighborhoodTexts("O'Donnell Heights", 3).heading, 'Top 3 Best Restaurants in O’Donnell Heights'],
    [neighborhoodTexts('Loyola/Notre Dame', 0).empty, 'No restaurants found in Loyola/Notre Dame.'],
    [texts.neighborhoods.nothing({ term: 'x' }), 'No neighborhoods found matching "x"'],
    [distanceLabel(2), '2.0 miles away'],
    [distanceLabel(0.1), '0.1 miles away'],
    [distanceLabel(0.04), 'Less than 0.1 miles away'],
    [texts.card.notYetRated(), 'Not yet rated'],
    [texts.awards.name({ site: 'Marble Step' }), 'Marble Step Top Restaurant Award'],
    [texts.words.readMinutes({ minutes: 5 }), '5 minute read'],
    [texts.guide.topPlaces({ count: 2 }), 'Here are the top 2 restaurants:'],
    [texts.guide.topPlaces({ count: 1 }), 'Here is the top restaurant:'],
    [texts.quizHeadings.breakfast(), 'For Breakfast, Head To...'],
    [texts.quizHeadings.dinner(), 'Tonight, You Should Hit Up...'],
  ])('%s', (text, literal) => {
    expect(text).toBe(literal);
  });
});

test.each([
  [1, '1 restaurant'],
  [1200, '1200 restaurants'],
])('a card with %d places reads "%s"', (count, label) => {
  expect(texts.words.restaurants({ count })).toBe(label);
});

test.each([
  [0, 'No Honduran restaurants found.', 'No restaurants found in Barclay.'],
  [
    1,
    'We list 1 Honduran restaurant in and around Baltimore. Here’s what to know before you go.',
    'Where to eat in Barclay: 1 restaurant, and what to know before you go.',
  ],
])('the descriptions of a list of %d have no order', (count, cuisine, neighborhood) => {
  expect(cuisineTexts('Honduran', count).description).toBe(cuisine);
  expect(neighborhoodTexts('Barclay', count).description).toBe(neighborhood);
});

test('a description lowercases common nouns and keeps capitals of names', () => {
  expect(cuisineTexts('Ice Cream', 6, 'Ice Cream Shops').description).toMatch(/^6 ice cream shops in /);
  expect(cuisineTexts('Asian Fusion', 12).description).toMatch(/^12 Asian Fusion restaurants in /);
});

test('descriptions have the subject and count, and fit into a search result', () => {
  const descriptions = [
    cuisineTexts('Bar & Restaurant', 120).description,
    neighborhoodTexts("O'Donnell Heights", 120).description,
  ];
  expect(descriptions[0]).toContain('120 bars & restaurants in and around Baltimore, highest rated first');
  expect(descriptions[1]).toContain('O’Donnell Heights: 120 restaurants, highest rated first');
  for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(160);
});
