import { expect, it } from 'vitest';
import { openTurns } from './take-turns.ts';

it('lets a few begin in each turn of the loop, in the order in which they came', async () => {
  const myTurn = openTurns();
  const begun: string[] = [];
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(async (name) => {
    await myTurn();
    begun.push(name);
  });
  // What happens in the loop meanwhile: the answer of a database, say.
  const meanwhile = () => {
    begun.push('-');
    if (begun.filter((name) => name !== '-').length < all.length) setImmediate(meanwhile);
  };
  setImmediate(meanwhile);
  await Promise.all(all);
  expect(begun.join('')).toMatch(/^abcd-efgh-i/);
});

it('begins again after it has come to rest', async () => {
  const myTurn = openTurns();
  await myTurn();
  await expect(Promise.all([myTurn(), myTurn()])).resolves.toHaveLength(2);
});
