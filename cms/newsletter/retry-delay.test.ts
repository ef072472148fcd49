import { expect, test } from 'vitest';
import { retryDelayMs } from './retry-delay.ts';

test('delays grow from seconds to a day', () => {
  const delays = Array.from({ length: 10 }, (_, index) => retryDelayMs(index + 1, 0));
  expect(delays).toEqual([...new Set(delays)].toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  expect([delays.at(0), delays.at(-1)]).toEqual([5_000, 86_400_000]);
});

test('jitter adds up to a fifth', () => {
  expect(retryDelayMs(1, 0.5)).toBe(5_500);
  expect(retryDelayMs(1, 1)).toBe(6_000);
});

test('there is no delay after the last one', () => {
  expect(retryDelayMs(11, 0)).toBeNull();
});
