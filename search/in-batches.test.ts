import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

/** Work whose batches end when the test says so. */
function heldWork(limits = { atOnce: 1, size: 3 }) {
  const batches: { items: readonly string[]; end(fault?: Error): void }[] = [];
  const ask = inBatches<string, string>(
    (items) =>
      new Promise((resolve, reject) => {
        const end = (fault?: Error) => (fault ? reject(fault) : resolve(items.map((item) => `${item}!`)));
        batches.push({ items, end });
      }),
    limits,
  );
  return { ask, batches, itemsOf: () => batches.map(({ items }) => items) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('what is asked in the same turn is one batch, and everybody gets the answer to their own item', async () => {
  const { ask, batches, itemsOf } = heldWork();
  const answers = Promise.all([ask('a'), ask('b')]);
  await turn();
  expect(itemsOf()).toEqual([['a', 'b']]);
  batches[0]?.end();
  expect(await answers).toEqual(['a!', 'b!']);
});

it('what is asked while a batch is under way gathers for the next ones, which are no larger than allowed', async () => {
  const { ask, batches, itemsOf } = heldWork();
  const first = ask('a');
  await turn();
  const others = Promise.all(['b', 'c', 'd', 'e'].map(ask));
  await turn();
  expect(itemsOf()).toEqual([['a']]);
  batches[0]?.end();
  expect(await first).toBe('a!');
  expect(itemsOf()).toEqual([['a'], ['b', 'c', 'd']]);
  batches[1]?.end();
  await turn();
  batches[2]?.end();
  expect(await others).toEqual(['b!', 'c!', 'd!', 'e!']);
});

it('no more batches are under way than allowed', async () => {
  const { ask, batches, itemsOf } = heldWork({ atOnce: 2, size: 1 });
  const answers = Promise.all(['a', 'b', 'c'].map(ask));
  await turn();
  expect(itemsOf()).toEqual([['a'], ['b']]);
  batches[1]?.end();
  await turn();
  expect(itemsOf()).toEqual([['a'], ['b'], ['c']]);
  for (const { end } of batches) end();
  expect(await answers).toEqual(['a!', 'b!', 'c!']);
});

it('one item that cannot be worked on fails alone', async () => {
  const ask = inBatches<number, number>(
    (items) =>
      items.includes(0)
        ? Promise.reject(new Error('division by zero'))
        : Promise.resolve(items.map((item) => 1 / item)),
    { atOnce: 2, size: 16 },
  );
  const answers = await Promise.allSettled([ask(4), ask(0), ask(2)]);
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual([
    0.25,
    'failed',
    0.5,
  ]);
  expect(await ask(1)).toBe(1);
});
