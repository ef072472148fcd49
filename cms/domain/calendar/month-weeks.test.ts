import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastDayOf, lastDayOfWeek, monthWeeks, shiftMonth } from './month-weeks.ts';

it.each([
  ['2026-02', 4, '2026-02-01', '2026-02-28'],
  ['2026-08', 6, '2026-07-26', '2026-09-05'],
])('%s has %i weeks, from %s to %s', (month, count, first, last) => {
  const weeks = monthWeeks(month);
  expect(weeks).toHaveLength(count);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last]);
});

it.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('%s and %i is %s', (month, by, expected) => {
  expect(shiftMonth(month, by)).toBe(expected);
});

it('every month has each of its days once, in whole weeks from Sunday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1970, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
      const month = `${year}-${String(number).padStart(2, '0')}`;
      const weeks = monthWeeks(month);
      const days = weeks.flat().filter((day) => day.startsWith(month));
      expect(new Set(days).size).toBe(new Date(Date.UTC(year, number, 0)).getUTCDate());
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      expect(weeks.every(([sunday = '']) => new Date(`${sunday}T00:00:00Z`).getUTCDay() === 0)).toBe(true);
    }),
  );
});

it.each([
  ['2026-11-28', '2026-11-28'],
  ['2026-11-29', '2026-12-05'],
  ['2026-11-30', '2026-12-05'],
])('the week of %s ends on Saturday, %s', (day, last) => {
  expect(lastDayOfWeek(day)).toBe(last);
});

it.each([
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
  ['2028-02', '2028-02-29'],
])('%s ends on %s', (month, day) => {
  expect(lastDayOf(month)).toBe(day);
});
