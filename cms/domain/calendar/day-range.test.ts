import { expect, it } from 'vitest';
import { daysBetween, lastDays, periodBefore } from './day-range.ts';

it('a range includes its first and last day, across months and leap years', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(daysBetween('2026-11-21', '2026-11-21')).toEqual(['2026-11-21']);
  expect(daysBetween('2026-11-22', '2026-11-21')).toEqual([]);
  expect(daysBetween('9999-12-30', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31']);
});

it('the last seven days end today', () => {
  expect(lastDays(7, '2026-11-03')).toEqual({ from: '2026-10-28', to: '2026-11-03' });
});

it.each([
  [
    { from: '2026-11-15', to: '2026-11-21' },
    { from: '2026-11-08', to: '2026-11-14' },
  ],
  [{ from: '2026-11-21' }, { from: '2026-11-20', to: '2026-11-20' }],
  [{ from: '2026-11-22' }, null],
  [{ from: '2020-01-01', to: '2026-11-21' }, null],
  [{ to: '2026-11-21' }, null],
  [{}, null],
])('before %j are %j', (range, before) => {
  expect(periodBefore(range, '2026-11-21')).toEqual(before);
});
