import { expect, test } from 'vitest';
import { dateAfter } from './calendar-date.ts';

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-01', 1, '2026-11-02'],
  ['2026-03-08', 60, '2026-05-07'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(dateAfter(date, days)).toBe(expected);
});
