import { expect, it } from 'vitest';
import { byCell } from './table-order.ts';

type Cell = string | number | boolean | null;
const ordered = (cells: Cell[], direction: 'ascending' | 'descending') =>
  cells.toSorted(byCell((cell) => cell, direction));

it('orders rates numerically, although they are strings', () => {
  expect(ordered(['10.00', '9.50', '0.00', '100.00'], 'ascending')).toEqual([
    '0.00',
    '9.50',
    '10.00',
    '100.00',
  ]);
});

it('orders numeric strings by all digits and by sign', () => {
  expect(ordered(['1.5', '1.25', '-3', '-20', '10'], 'ascending')).toEqual([
    '-20',
    '-3',
    '1.25',
    '1.5',
    '10',
  ]);
});

it('treats a string that only starts with a number as text', () => {
  expect(ordered(['9 East', '10 Downing', '10.5', 'Zoo'], 'ascending')).toEqual([
    '9 East',
    '10 Downing',
    '10.5',
    'Zoo',
  ]);
});

it('orders names alphabetically, ignoring case, with numbers in them by value', () => {
  expect(ordered(['banner 10', 'Zoo', 'Banner 9', 'apple'], 'ascending')).toEqual([
    'apple',
    'Banner 9',
    'banner 10',
    'Zoo',
  ]);
});

it('reverses', () => {
  expect(ordered([1, 3, 2], 'descending')).toEqual([3, 2, 1]);
  expect(ordered([false, true], 'descending')).toEqual([true, false]);
});

it('keeps missing values last in both directions', () => {
  expect(ordered([null, 2, 1], 'ascending')).toEqual([1, 2, null]);
  expect(ordered([null, 2, 1], 'descending')).toEqual([2, 1, null]);
  expect(ordered([-2, null, -1, null], 'ascending')).toEqual([-2, -1, null, null]);
  expect(ordered(['a', null, '', null], 'descending')).toEqual(['a', '', null, null]);
});
