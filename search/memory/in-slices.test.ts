import { expect, test } from 'vitest';
import { inSlices } from './in-slices.ts';

test('long work lets others have their turn, and returns what it made', async () => {
  let turns = 0;
  const others = setInterval(() => (turns += 1), 1);
  function* work() {
    for (let step = 0; step < 10; step += 1) {
      const until = performance.now() + 4;
      while (performance.now() < until);
      yield;
    }
    return 'made';
  }
  expect(await inSlices(work())).toBe('made');
  clearInterval(others);
  expect(turns).toBeGreaterThan(2);
});
