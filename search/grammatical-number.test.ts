import { expect, test } from 'vitest';
import { inOtherNumber } from './grammatical-number.ts';
import cases from './grammatical-number.test.json' with { type: 'json' };

test.each(cases.pairs)('%s and %s are one word in two numbers', (singular, plural) => {
  expect(inOtherNumber(singular)).toContain(plural);
  expect(inOtherNumber(plural)).toContain(singular);
});

test.each(cases.alone)('%j has no other number', (word) => {
  expect(inOtherNumber(word)).toEqual([]);
});
