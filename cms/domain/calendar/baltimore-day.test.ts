import { expect, test } from 'vitest';
import { baltimoreDay } from './baltimore-day.ts';

test.each([
  // Five hours behind UTC in winter, four in summer.
  ['2026-11-03T04:59:00Z', '2026-11-02'],
  ['2026-11-03T05:00:00Z', '2026-11-03'],
  ['2026-07-01T03:59:00Z', '2026-06-30'],
  ['2026-07-01T04:00:00Z', '2026-07-01'],
])('at %s it is %s in Baltimore', (instant, day) => {
  expect(baltimoreDay(new Date(instant))).toBe(day);
});
