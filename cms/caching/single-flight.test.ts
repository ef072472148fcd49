import { expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';

function countedWork() {
  const ends: ((fails?: Error) => void)[] = [];
  const ask = singleFlight(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = ends.length + 1;
        ends.push((fault) => (fault ? reject(fault) : resolve(number)));
      }),
  );
  return { ask, ends };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('calls made during a run share the next one, which starts when that run has ended', async () => {
  const { ask, ends } = countedWork();
  const first = ask();
  await turn();
  const [second, third] = [ask(), ask()];
  await turn();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(await first).toBe(1);
  await turn();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  expect(await Promise.all([second, third])).toEqual([2, 2]);
});

it('a failed run rejects only for the callers that shared it', async () => {
  const { ask, ends } = countedWork();
  const first = ask();
  await turn();
  const second = ask();
  ends[0]?.(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await turn();
  ends[1]?.();
  expect(await second).toBe(2);
});
