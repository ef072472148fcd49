import { expect, test } from 'vitest';
import { RETRY_DELAYS_MS, retryDelayMs } from './retry-delay.ts';

test('each wait is longer than the one before, from seconds to a day', () => {
  const delays = RETRY_DELAYS_MS.map((_delay, index) => retryDelayMs(index + 1, 0));
  expect(delays).toEqual([...new Set(delays)].toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  expect([delays.at(0), delays.at(-1)]).toEqual([5_000, 86_400_000]);
});

test('it is spread by up to a fifth', () => {
  expect(retryDelayMs(1, 0.5)).toBe(5_500);
  expect(retryDelayMs(1, 1)).toBe(6_000);
});

test('after the last wait there is none', () => {
  expect(retryDelayMs(RETRY_DELAYS_MS.length + 1, 0)).toBeNull();
});
