import { region } from '#city';
import { expect, it } from 'vitest';
import { isLessExact, isNoNews } from './less-exact.ts';

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
  ['rating', 4.4, 4.35, true],
  ['rating', 4.4, 4.3, false],
  ['reviewCount', 10, 12, false],
  ['address', '400 E Pratt St', '400 E Pratt St, Suite 101', true],
  ['address', '400 East Pratt Street', '400 E Pratt St, Suite 101', true],
  ['address', '401 E Pratt St', '400 E Pratt St, Suite 101', false],
  ['address', '400 E Pratt St', '400 E Pratt Street', false],
  ['fullAddress', '400 E Pratt St, Baltimore, MD', '400 E Pratt St, Baltimore, MD 21202', true],
])('%s: %j says less than %j: %s', (field, value, stands, isLess) =>
  expect(isLessExact(field, value, stands)).toBe(isLess),
);

it.each([
  ['name', "MO'S BAR", "Mo's Bar", true],
  ['name', "Mo's Bar", "MO'S BAR", false],
  ['name', 'Cafe Lune', 'Café Lune', true],
  ['name', 'Café Lune', 'Cafe Lune', false],
  ['name', 'BBQ', 'BBQ', false],
  ['name', '1', "1'", false],
  ['website', 'http://mo.example', 'https://mo.example', true],
  ['website', 'http://mo.example', 'mo.example', true],
  ['website', 'https://mo.example', 'http://mo.example', false],
  ['address', '12 Elm St, Salem, OR 97301', '12 Elm St', true],
  ['address', '12 Elm St, Suite 4', '12 Elm St', false],
  ['address', '12 East Elm Street, #4', '12 E Elm St Suite 4', true],
  ['address', '12 Elm Street', '12 ELM ST', false],
  ['address', '12 ELM ST', '12 Elm Street', true],
  ['address', '14 Elm St', '12 Elm St', false],
  ['name', 'Mo, the Bar', 'Mo', false],
])('%s: %j is no news where %j stands: %s', (field, value, stands, isOld) =>
  expect(isNoNews(field, value, stands)).toBe(isOld),
);
