import { expect, it } from 'vitest';
import { clickThrough } from './click-through.ts';

it.each([
  [0, 0, '0.00'],
  [1, 3, '33.33'],
  [2, 3, '66.67'],
  [201, 20_000, '1.01'],
  [7, 5, '140.00'],
  [1, 1_000_000, '0.00'],
])('%i clicks of %i impressions are %s percent (spec 2 §5)', (clicks, impressions, percent) => {
  expect(clickThrough(clicks, impressions)).toBe(percent);
});
