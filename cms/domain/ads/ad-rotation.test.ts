import { expect, it } from 'vitest';
import { chooseAd } from './ad-rotation.ts';

const ad = (id: number, isActive = true) => ({ id, isActive });

it.each([
  [0, 1],
  [0.49, 1],
  [0.5, 3],
  [0.999999, 3],
])('a random number of %d selects ad %i of the two active ones (spec 1 §4, §7)', (random, id) => {
  expect(chooseAd([ad(1), ad(2, false), ad(3)], random)?.id).toBe(id);
});

it('there is no ad if none is active', () => {
  expect(chooseAd([ad(1, false)], 0.5)).toBeUndefined();
  expect(chooseAd([], 0.5)).toBeUndefined();
});
