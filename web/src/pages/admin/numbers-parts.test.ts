import { expect, it } from 'vitest';
import { partsText } from './numbers-parts.ts';

it.each([
  [[], 'the newest numbers'],
  [['ads', 'businesses', 'days'], 'the numbers'],
  [['days'], 'the numbers day by day'],
  [['businesses', 'days'], 'the featured business numbers and the numbers day by day'],
] as const)('of %j we say %s', (missing, words) => {
  expect(partsText(missing)).toBe(words);
});
