import { expect, test } from 'vitest';
import { cutGuide, GUIDE_PLACES } from './guide-cut.ts';

const places = (...ids: number[]) => ids.map((id) => ({ id }));
const twenty = places(...Array.from({ length: 20 }, (_, index) => index + 1));

test.each([
  ['nothing chosen: the first fifteen', [], [], [], twenty.slice(0, GUIDE_PLACES).map(({ id }) => id)],
  [
    'pinned first, in the order of the pins',
    [18, 2],
    [],
    [],
    [18, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  ],
  ['a pin from outside the list', [99], [], [99], [99, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]],
  ['a pin that is not listed is skipped', [99], [], [], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
  ['left out, the next moves up', [], [1, 3], [], [2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]],
  ['pinned and left out is out', [1], [1], [], [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
])('%s', (_case, pinnedIds, excludedIds, outside, expected) => {
  const cut = cutGuide({ ranked: twenty, pinned: places(...outside), choices: { pinnedIds, excludedIds } });
  expect(cut.map(({ id }) => id)).toEqual(expected);
});
