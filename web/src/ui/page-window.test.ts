import { expect, test } from 'vitest';
import { pageWindow } from './pager.tsx';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 5, [1, 'gap', 4, 5]],
  [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
  [12, 12, [1, 'gap', 11, 12]],
  [1, 0, []],
])('page %i of %i shows %j', (current, last, expected) => {
  expect(pageWindow(current, last)).toEqual(expected);
});
