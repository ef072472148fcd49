import { expect, it } from 'vitest';
import { chooseAd } from './ad-rotation.ts';

const ad = (id: number, share: number, isActive = true) => ({ id, share, isActive });

it.each([
  [0, 1],
  [0.49, 1],
  [0.5, 2],
  [0.74, 2],
  [0.75, undefined],
])('a random number of %d shows ad %s, by their shares (spec 1 §4)', (random, id) => {
  expect(chooseAd([ad(1, 0.5), ad(2, 0.25)], random)?.id).toBe(id);
});

it('an ad that is off, or that the reader has seen enough today, gives way to the next', () => {
  const ads = [ad(1, 0.5, false), ad(2, 0.25), ad(3, 0.25)];
  expect(chooseAd(ads, 0)?.id).toBe(2);
  expect(chooseAd(ads, 0.9, ({ id }) => id === 3)?.id).toBe(2);
  expect(chooseAd(ads, 0.9, () => true)).toBeUndefined();
});

it('there is no ad in an empty list', () => {
  expect(chooseAd([], 0.5)).toBeUndefined();
});
