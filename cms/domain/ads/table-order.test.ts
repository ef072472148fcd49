import { expect, it } from 'vitest';
import { byField } from './table-order.ts';

type Cell = string | number | boolean | null;

it.each<[string, Cell[], Cell[]]>([
  ['rates are numbers, although they are strings', ['10.00', '9.50', '100.00'], ['9.50', '10.00', '100.00']],
  ['all digits and the sign count', ['1.5', '1.25', '-3', '-20'], ['-20', '-3', '1.25', '1.5']],
  [
    'what only starts with a number is a text',
    ['10 Downing', '10.5', '9 East'],
    ['9 East', '10 Downing', '10.5'],
  ],
  ['names ignore case', ['Zoo', 'banner 10', 'Banner 9', 'apple'], ['apple', 'Banner 9', 'banner 10', 'Zoo']],
  ['no comes before yes', [true, false], [false, true]],
  ['missing values come last', [null, -1, null, -2], [-2, -1, null, null]],
  ['a blank is no missing value', [null, 'a', ''], ['', 'a', null]],
])('%s, in both directions', (_rule, cells, ordered) => {
  const known = ordered.filter((cell) => cell !== null);
  const missing = ordered.filter((cell) => cell === null);
  const rows = cells.map((cell) => ({ cell }));
  const order = (direction: 'ascending' | 'descending') =>
    rows.toSorted(byField('cell', direction)).map(({ cell }) => cell);
  expect(order('ascending')).toEqual(ordered);
  expect(order('descending')).toEqual([...known.toReversed(), ...missing]);
});
