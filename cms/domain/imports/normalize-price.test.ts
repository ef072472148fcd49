import { expect, it } from 'vitest';
import { normalizePrice } from './normalize-price.ts';

it.each([
  ['$$', '$$'],
  ['€€€', '$$$'],
  ['4.0', '$$$$'],
  ['Moderate', '$$'],
  ['$30 and under', '$$'],
  ['$31 to $50', '$$$'],
  ['$50 and over', '$$$$'],
  ['under $15', '$'],
  ['$11-30', '$$'],
  ['4 dollars', '$'],
  ['$60', '$$$$'],
  ['$$ - $$$', '$$$'],
  ['$10 or more, up to $30', '$$'],
  ['$$–$$$', '$$$'],
  ['Moderate ($$)', '$$'],
  ['PRICE_LEVEL_VERY_EXPENSIVE', '$$$$'],
  ['Mid-range', '$$'],
])('takes %s as %s', (text, tier) => expect(normalizePrice(text)).toBe(tier));

it.each(['', '5', '$$$$$', 'ask', '12', 'N/A', 'US$', 'constructor'])('finds no price in "%s"', (text) =>
  expect(normalizePrice(text)).toBeUndefined(),
);
