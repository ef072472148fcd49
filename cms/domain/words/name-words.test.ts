import { expect, it } from 'vitest';
import { singularOf, whereIn, whereInHeading } from './name-words.ts';

it.each([
  ['Crab Houses', 'Crab House'],
  ['Cafés', 'Café'],
  ['Bakeries', 'Bakery'],
  ['Sports Bars', 'Sports Bar'],
  ['Bars & Restaurants', 'Bar & Restaurant'],
  ['Ice Cream Shops', 'Ice Cream Shop'],
])('one of %s is a %s', (plural, singular) => expect(singularOf(plural)).toBe(singular));

it('is “in” a neighborhood unless its record has another wording', () => {
  expect(whereIn('Canton')).toBe('in Canton');
  expect(whereIn('Inner Harbor', 'at the Inner Harbor')).toBe('at the Inner Harbor');
  expect(whereInHeading('Inner Harbor', 'at the Inner Harbor')).toBe('at the Inner Harbor');
  expect(whereInHeading('Downtown', 'downtown')).toBe('Downtown');
});
