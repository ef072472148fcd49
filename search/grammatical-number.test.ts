import { expect, test } from 'vitest';
import { inOtherNumber } from './grammatical-number.ts';

test.each([
  ['cake', 'cakes'],
  ['tomato', 'tomatoes'],
  ['berry', 'berries'],
  ['cookie', 'cookies'],
  ['pie', 'pies'],
  ['dish', 'dishes'],
  ['sandwich', 'sandwiches'],
  ['quiche', 'quiches'],
  ['cheese', 'cheeses'],
  ['turkey', 'turkeys'],
])('%s and %s are one word in two numbers', (singular, plural) => {
  expect(inOtherNumber(singular)).toContain(plural);
  expect(inOtherNumber(plural)).toContain(singular);
});

test.each([
  'les',
  'los',
  'bus',
  'hummus',
  'swiss',
  'bass',
  'chablis',
  'pita1s',
  '21201',
  'st',
  's',
  'phở',
  '',
])('%j has no other number', (word) => {
  expect(inOtherNumber(word)).toEqual([]);
});
