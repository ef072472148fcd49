import { expect, test } from 'vitest';
import { changeText } from './number-texts.ts';

test.each([
  [1_320, 1_200, '+120, +10.0%'],
  [900, 1_200, '−300, −25.0%'],
  [7, 7, '±0, ±0.0%'],
  [7, 0, '+7'],
  [0, 0, '±0'],
])('%d after %d is a change of %s', (value, before, text) => {
  expect(changeText(value, before, String)).toBe(text);
});
