import { expect, test } from 'vitest';
import { firstView } from './first-view.ts';

const SIZE = { width: 600, height: 600 };
const at = (longitude: number, latitude = 39.29) => ({ longitude, latitude });
/** Two corners and 48 places in between: 504 pixels from the westernmost to the easternmost. */
const FIRST = [at(-76.7, 39.24), at(-76.6, 39.3), ...Array.from({ length: 48 }, () => at(-76.65))];

test('the first view contains the first fifty places', () => {
  expect(firstView(FIRST, SIZE)).toEqual(FIRST);
  expect(firstView([...FIRST, at(-76.62), at(-76.4)], SIZE)).toEqual(FIRST);
});

test('a place that the map’s edge would cut is in the first view, as are those it brings to the edge', () => {
  const cut = at(-76.591);
  const next = at(-76.58);
  const far = at(-76.4);
  expect(firstView([...FIRST, cut, far], SIZE)).toEqual([...FIRST, cut]);
  expect(firstView([...FIRST, next, far], SIZE)).toEqual(FIRST);
  expect(firstView([...FIRST, next, cut, far], SIZE)).toEqual([...FIRST, cut, next]);
});

test('a wide map has more space around them', () => {
  const beside = at(-76.5905);
  expect(firstView([...FIRST, beside], SIZE)).toContain(beside);
  expect(firstView([...FIRST, beside], { ...SIZE, width: 1200 })).not.toContain(beside);
});

test('works for one place and for none', () => {
  expect(firstView([at(-76.6)], SIZE)).toHaveLength(1);
  expect(firstView([], SIZE)).toEqual([]);
});
