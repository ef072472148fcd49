import type { Loop } from '#cms/background/keep-running';
import { quietLog } from '#cms/test/quiet-log';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginEachDay } from './begin-each-day.ts';

const EVENING = '2026-11-22T04:30:00Z';
const MORNING = '2026-11-22T05:01:00Z';
let loop: Loop;
const changePages = vi.fn();
const changeSearch = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers({ now: new Date(EVENING), toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await loop.close();
});

const begin = () => (loop = beginEachDay({ changePages, changeSearch, log: quietLog }));
/** Lets it look at the clock. */
async function lookAt(time: string): Promise<void> {
  vi.setSystemTime(time);
  loop.wake();
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('search hears of the day at the start, and pages change at midnight in the city only', async () => {
  begin();
  await lookAt(EVENING);
  expect(changeSearch).toHaveBeenCalledTimes(1);
  expect(changePages).not.toHaveBeenCalled();
  await lookAt(MORNING);
  await lookAt('2026-11-22T06:00:00Z');
  expect(changeSearch).toHaveBeenCalledTimes(2);
  expect(changePages).toHaveBeenCalledTimes(1);
});

test('search that could not be told is told once it can be', async () => {
  changeSearch.mockRejectedValueOnce(new Error('The database is away.'));
  begin();
  await vi.waitFor(() => expect(changeSearch).toHaveBeenCalledTimes(2), { timeout: 5_000 });
});
