import { expect, it } from 'vitest';
import { countMissing } from './plain-words.ts';

it.each([
  ['a crab cake', 'a crab', 1],
  ['crab crab', 'crab', 1],
  ['a crab', 'crab: a cake', 0],
  ['', 'crab', 0],
  [[{ text: 'one pen' }], null, 2],
])('of %j, %j lacks %j words', (one, other, count) => expect(countMissing(one, other)).toBe(count));
