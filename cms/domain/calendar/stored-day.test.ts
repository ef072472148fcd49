import { expect, test } from 'vitest';
import { storedDay, toStoredDay } from './stored-day.ts';

test.each([
  [toStoredDay('2026-12-24'), '2026-12-24'],
  // Picked at the date line.
  ['2026-12-24T11:15:00.000Z', '2026-12-24'],
  ['2026-12-25T04:59:00.000Z', '2026-12-24'],
  ['2026-07-04T23:30:00.000Z', '2026-07-04'],
])('%s is %s', (stored, day) => {
  expect([storedDay(stored), storedDay(new Date(stored))]).toEqual([day, day]);
});
