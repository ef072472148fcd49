import { distanceLabel } from './quantities.ts';
import { describe, expect, test } from 'vitest';
import * as shared from './headings.ts';
import * as listing from './listing-headings.ts';

const headings = { ...shared, ...listing };

describe("the spec's literals", () => {
  test.each([
    [headings.homeHeading(13000), 'Top 13000 Restaurants in Baltimore'],
    [headings.homeHeading(0), 'Restaurants in Baltimore'],
    [headings.homeHeading(1), 'Top 1 Restaurant in Baltimore'],
    [headings.cuisineHeading(0, 'Thai'), 'Best Thai Restaurants in Baltimore'],
    [headings.neighborhoodHeading(0, 'Abell'), 'Best Restaurants in Abell'],
    [headings.cuisineHeading(1, 'Thai'), 'Top 1 Best Thai Restaurant in Baltimore'],
    [headings.cuisineHeading(1, 'Bar & Restaurant'), 'Top 1 Best Bar & Restaurant in Baltimore'],
    [headings.neighborhoodHeading(1, 'Abell'), 'Top 1 Best Restaurant in Abell'],
    [headings.cuisineHeading(3, 'Crab House', 'Crab Houses'), 'Top 3 Best Crab Houses in Baltimore'],
    [headings.cuisineHeading(1, 'Crab House', 'Crab Houses'), 'Top 1 Best Crab House in Baltimore'],
    [headings.cuisineEmptyText('Crab House', 'Crab Houses'), 'No crab houses found.'],
    [
      headings.neighborhoodHeading(3, 'Inner Harbor', 'at the Inner Harbor'),
      'Top 3 Best Restaurants at the Inner Harbor',
    ],
    [headings.neighborhoodAboutHeading('Downtown', 'downtown'), 'About Restaurants Downtown'],
    [headings.cuisineEmptyText('Bar & Restaurant'), 'No bars & restaurants found.'],
    [headings.ALL_CUISINES_HEADING, 'All Cuisines in Baltimore'],
    [headings.ALL_CUISINES_SUBTITLE, 'Browse restaurants by cuisine type, sorted alphabetically'],
    [headings.ALL_NEIGHBORHOODS_HEADING, 'All Baltimore Neighborhoods'],
    [headings.cuisineHeading(12, 'Bar & Restaurant'), 'Top 12 Best Bars & Restaurants in Baltimore'],
    [headings.cuisineSubtitle('BBQ'), 'Discover the best BBQ spots near you'],
    [headings.cuisineSubtitle('Sandwiches', 'Sandwich Shops'), 'Discover the best sandwich shops near you'],
    [headings.cuisineSubtitle('Bar & Restaurant'), 'Discover the best bars & restaurants near you'],
    [headings.cuisineAboutHeading(12, 'BBQ'), 'About Top 12 BBQ Restaurants in Baltimore'],
    [headings.cuisineEmptyText('Café'), 'No Café restaurants found.'],
    [headings.cuisineSearchEmptyText('klingon'), 'No cuisines found matching "klingon"'],
    [headings.neighborhoodHeading(3, "O'Donnell Heights"), "Top 3 Best Restaurants in O'Donnell Heights"],
    [headings.neighborhoodEmptyText('Loyola/Notre Dame'), 'No restaurants found in Loyola/Notre Dame.'],
    [headings.neighborhoodSearchEmptyText('x'), 'No neighborhoods found matching "x"'],
    [distanceLabel(2), '2.0 miles away'],
    [distanceLabel(0.1), '0.1 miles away'],
    [distanceLabel(0.04), 'Less than 0.1 miles away'],
    [headings.NOT_YET_RATED, 'Not yet rated'],
  ])('%s', (text, literal) => {
    expect(text).toBe(literal);
  });
});

test.each([
  [0, '0 restaurants'],
  [1, '1 restaurant'],
  [2, '2 restaurants'],
  [1200, '1200 restaurants'],
])('a card with %d places reads "%s"', (count, label) => {
  expect(headings.placeCountLabel(count)).toBe(label);
});

test('titles end with the site’s name', () => {
  expect(headings.cuisineTitle(9, 'BBQ', 'Plate')).toBe('Top 9 Best BBQ Restaurants in Baltimore - Plate');
  expect(headings.neighborhoodTitle(9, 'Canton', 'Plate')).toBe('Top 9 Best Restaurants in Canton - Plate');
});

test.each([
  [0, 'No Honduran restaurants found.', 'No restaurants found in Barclay.'],
  [
    1,
    'We list 1 Honduran restaurant in and around Baltimore. Here’s what to know before you go.',
    'Where to eat in Barclay: 1 restaurant, and what to know before you go.',
  ],
])('the descriptions of a list of %d have no order', (count, cuisine, neighborhood) => {
  expect(headings.cuisineDescription(count, 'Honduran')).toBe(cuisine);
  expect(headings.neighborhoodDescription(count, 'Barclay')).toBe(neighborhood);
});

test('a description lowercases common nouns and keeps capitals of names', () => {
  expect(headings.cuisineDescription(6, 'Ice Cream', 'Ice Cream Shops')).toMatch(/^6 ice cream shops in /);
  expect(headings.cuisineDescription(12, 'Asian Fusion')).toMatch(/^12 Asian Fusion restaurants in /);
});

test('descriptions have the subject and count, and fit into a search result', () => {
  const descriptions = [
    headings.cuisineDescription(120, 'Bar & Restaurant'),
    headings.neighborhoodDescription(120, "O'Donnell Heights"),
  ];
  expect(descriptions[0]).toContain('120 bars & restaurants in and around Baltimore, highest rated first');
  expect(descriptions[1]).toContain("O'Donnell Heights: 120 restaurants, highest rated first");
  for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(160);
});
