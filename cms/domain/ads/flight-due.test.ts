import { expect, it } from 'vitest';
import { dueByToday } from './flight-due.ts';

const flight = { startDay: '2026-11-01', endDay: '2026-11-10', goal: 1_000 };

it.each([
  ['2026-10-31', 0],
  ['2026-11-01', 100],
  ['2026-11-10', 1_000],
  ['2027-01-01', 1_000],
])('on %s, %d of a goal of 1,000 in ten days is due', (today, due) => {
  expect(dueByToday(flight, today)).toBe(due);
});

it('nothing is due without a goal or a last day', () => {
  expect(dueByToday({ ...flight, goal: null }, '2026-11-05')).toBeNull();
  expect(dueByToday({ ...flight, endDay: null }, '2026-11-05')).toBeNull();
});
