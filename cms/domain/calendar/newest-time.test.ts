import { expect, test } from 'vitest';
import { newestTime } from './newest-time.ts';

const EARLY = '2026-01-01T00:00:00.000Z';
const LATE = '2026-02-01T00:00:00.000Z';

test.each([
  { times: [LATE, EARLY], newest: LATE },
  { times: [null, EARLY, null], newest: EARLY },
  { times: [], newest: null },
])('the newest of $times is $newest', ({ times, newest }) => {
  expect(newestTime(times)).toBe(newest);
});
