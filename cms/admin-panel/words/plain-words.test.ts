import { expect, it } from 'vitest';
import { countMissing, plainWords } from './plain-words.ts';

it.each([
  ['a crab cake', 'a crab', 1],
  ['crab crab', 'crab', 1],
  ['a crab', 'crab: a cake', 0],
  ['', 'crab', 0],
  [[{ text: 'one pen' }], null, 2],
])('of %j, %j lacks %j words', (one, other, count) => expect(countMissing(one, other)).toBe(count));

it('a moment is read as people write one', () =>
  expect(plainWords({ day: '2026-11-28T17:00:00.000Z' })).toBe('Sat, Nov 28, 2026, 12:00 p.m.'));
