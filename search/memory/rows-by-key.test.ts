import { expect, test } from 'vitest';
import { atOnce } from './in-slices.ts';
import { rowsByKey, rowsOfKey } from './rows-by-key.ts';

test('each key has its rows in order, and a key that came later has none', () => {
  const keysOfRows = [[0, 2], [2], [], [0]];
  const index = atOnce(
    rowsByKey(3, keysOfRows.length, (from, to, visit) => {
      for (let row = from; row < to; row += 1) for (const key of keysOfRows[row] ?? []) visit(row, key);
    }),
  );
  expect([0, 1, 2, 3, 40].map((key) => [...rowsOfKey(index, key)])).toEqual([[0, 3], [], [0, 1], [], []]);
});
