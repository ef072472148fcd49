import { region } from '#city';
import { expect, it } from 'vitest';
import { isLessExact, isShouted } from './less-exact.ts';

it.each([
  ['category', 'Restaurant', 'Italian', true],
  ['category', 'bar', 'Wine Bar', true],
  ['category', 'Bar', 'Restaurant', false],
  ['category', 'Pizza', 'Italian', false],
  ['category', 'Restaurant', '', false],
  ['neighborhood', region.name, 'Canton', true],
  ['neighborhood', 'Canton', region.name, false],
  ['latitude', 39.28, 39.2844, true],
  ['latitude', 39.29, 39.2844, false],
  ['rating', 4, 4.3, true],
  ['rating', 4.4, 4.3, false],
  ['reviewCount', 10, 12, false],
  ['address', '400 E Pratt St', '400 E Pratt St, Suite 101', true],
  ['address', '400 E Pratt St', '400 E Pratt Street', false],
])('%s: %j says less than %j: %s', (field, value, stands, isLess) =>
  expect(isLessExact(field, value, stands)).toBe(isLess),
);

it.each([
  ["MO'S BAR", "Mo's Bar", true],
  ["Mo's Bar", "MO'S BAR", false],
  ['BBQ', 'BBQ', false],
  ['1', "1'", false],
])('%j only shouts %j: %s', (value, stands, shouts) => expect(isShouted(value, stands)).toBe(shouts));
