import { region } from '#city';
import { expect, test } from 'vitest';
import { aboutCuisine } from './about-lists.ts';

const place = (neighborhood: string, rating: number | null = 4.8) => ({
  name: 'Isabella',
  category: 'Pizza',
  neighborhood,
  rating,
  reviewCount: 1,
  priceRange: null,
});

test('the text counts, places and ranks from the data', () => {
  const facts = aboutCuisine('Pizza', [place('Canton'), place('Canton'), place('Hampden')]);
  expect(facts).toBe(
    `We list 3 Pizza places in and around ${region.name}. Look for them in Canton (2) and Hampden (1). Isabella leads the list with 4.8 stars from 1 review.`,
  );
});

test('uses the words of the cuisine’s record', () => {
  const one = place('Canton');
  expect(aboutCuisine('Seafood', [one, one], { adjective: 'seafood', plural: null })).toMatch(
    /^We list 2 seafood places in/,
  );
  expect(aboutCuisine('Café', [one], { adjective: null, plural: 'Cafés' })).toMatch(/^We list 1 café in/);
});
