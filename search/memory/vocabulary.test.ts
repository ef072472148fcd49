import { expect, it } from 'vitest';
import { Vocabulary } from './vocabulary.ts';

it('a word is found once it is indexed, among those indexed before, by its beginning, in either number', () => {
  const vocabulary = new Vocabulary();
  const add = (words: readonly string[]) => {
    for (const word of words) vocabulary.numberOf(word);
  };
  const beginnings = (word: string) => vocabulary.meaningOf(word).beginnings;
  add(['oyster', 'crab', 'tavern']);
  vocabulary.indexNewWords();
  add(['crabbing', 'scrabble', 'ale']);
  expect(beginnings('cra')).toEqual([1]);
  vocabulary.indexNewWords();
  expect(beginnings('cra')).toEqual([1, 3]);
  expect(beginnings('oysters')).toEqual([0]);
  expect(beginnings('ale')).toEqual([5]);
  expect(beginnings('rab')).toEqual([]);
});
