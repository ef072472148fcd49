import { expect, test } from 'vitest';
import { cityYear } from './city-time.ts';

test.each([
  ['2027-01-01T04:59:59Z', 2026],
  ['2027-01-01T05:00:00Z', 2027],
])('at %s the year in the city is %d', (instant, year) => {
  expect(cityYear(new Date(instant))).toBe(year);
});
