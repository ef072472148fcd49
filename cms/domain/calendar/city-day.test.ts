import { expect, test } from 'vitest';
import { cityDay, cityYear } from './city-time.ts';

test.each([
  // Five hours behind UTC in winter, four in summer.
  ['2026-11-03T04:59:00Z', '2026-11-02'],
  ['2026-11-03T05:00:00Z', '2026-11-03'],
  ['2026-07-01T03:59:00Z', '2026-06-30'],
  ['2026-07-01T04:00:00Z', '2026-07-01'],
])('at %s it is %s in the city', (instant, day) => {
  expect(cityDay(new Date(instant))).toBe(day);
});

test.each([
  ['2027-01-01T04:59:59Z', 2026],
  ['2027-01-01T05:00:00Z', 2027],
])('at %s the year in the city is %d', (instant, year) => {
  expect(cityYear(new Date(instant))).toBe(year);
});
