import { expect, it } from 'vitest';
import { byField } from './table-order.ts';
import cases from './table-order.test.json' with { type: 'json' };

type Cell = string | number | boolean | null;

it.each(cases as [string, Cell[], Cell[]][])('%s, in both directions', (_rule, cells, ordered) => {
  const known = ordered.filter((cell) => cell !== null);
  const missing = ordered.filter((cell) => cell === null);
  const rows = cells.map((cell) => ({ cell }));
  const order = (direction: 'ascending' | 'descending') =>
    rows.toSorted(byField('cell', direction)).map(({ cell }) => cell);
  expect(order('ascending')).toEqual(ordered);
  expect(order('descending')).toEqual([...known.toReversed(), ...missing]);
});
