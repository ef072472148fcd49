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

it('who asks while work is under way shares the next one, which begins when that one has ended', async () => {
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

it('work that fails fails for those who shared it, and for nobody after them', async () => {
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
