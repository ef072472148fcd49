import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onNewDay } from './on-new-day.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('calls back at midnight in Baltimore, and only then', () => {
  vi.setSystemTime('2026-11-22T04:30:00Z');
  const begun = vi.fn();
  const stop = onNewDay(begun);
  vi.advanceTimersByTime(29 * 60_000);
  expect(begun).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * 60_000);
  expect(begun).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60 * 60_000);
  expect(begun).toHaveBeenCalledTimes(1);
  stop();
  vi.advanceTimersByTime(48 * 60 * 60_000);
  expect(begun).toHaveBeenCalledTimes(1);
});
