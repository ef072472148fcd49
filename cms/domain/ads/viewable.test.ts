import { expect, it } from 'vitest';
import { viewableShare } from './viewable.ts';

it.each([
  [970, 250, 0.3],
  [970, 200, 0.5],
  [328, 120, 0.5],
])('of %i by %i px counts as seen at a share of %d (decisions §9)', (width, height, share) => {
  expect(viewableShare({ width, height })).toBe(share);
});
