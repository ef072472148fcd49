import { expect, test } from 'vitest';
import { slicesOf } from './find-places.ts';
import { textQuery } from './text-query.ts';

test.each([
  ['within the first', [10, 5, 3], 2, 4, [2, 4], [0, 0], [0, 0]],
  ['over the end of the first', [10, 5, 3], 8, 4, [8, 2], [0, 2], [0, 0]],
  ['over all of them', [1, 2, 3], 0, 20, [0, 1], [0, 2], [0, 3]],
  ['from the middle to the last', [1, 0, 9], 3, 4, [3, 0], [2, 0], [2, 4]],
  ['beyond the last', [1, 2, 3], 6, 4, [6, 0], [5, 0], [3, 0]],
])('a page of lists that follow each other: %s', (_title, totals, offset, limit, ...expected) => {
  const slices = slicesOf(totals, offset, limit);
  expect(slices.map(({ offset: from, limit: length }) => [from, length])).toEqual(expected);
});

test('only words that mix letters and digits, and are long enough for an error, are quoted', () => {
  expect(textQuery(['seafood', '21201', 'route66', 'pho21', 'b2b'])).toBe(
    'seafood 21201 "route66" "pho21" b2b',
  );
});
