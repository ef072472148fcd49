import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSearchWarm } from './keep-search-warm.ts';

const REST_MS = 250;
const warm = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  warm.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
});

it('loads a changed index once the changes have stopped', async () => {
  const warmth = keepSearchWarm({ warm });
  for (let change = 0; change < 10; change += 1) {
    warmth.wake();
    await vi.advanceTimersByTimeAsync(REST_MS - 1);
  }
  expect(warm).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(warm).toHaveBeenCalledTimes(1);
});

it('loads it again after the next change, even if loading failed before', async () => {
  const warmth = keepSearchWarm({ warm: warm.mockRejectedValueOnce(new Error('The database is away.')) });
  warmth.wake();
  await vi.advanceTimersByTimeAsync(REST_MS);
  warmth.wake();
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(warm).toHaveBeenCalledTimes(2);
});

it('loads nothing once it is closed', async () => {
  const warmth = keepSearchWarm({ warm });
  warmth.wake();
  warmth.close();
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(warm).not.toHaveBeenCalled();
});
