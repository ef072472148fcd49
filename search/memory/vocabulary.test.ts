import fc from 'fast-check';
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

it('a part is found in each word that has it, and at the start of each that begins with it', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1 });
  fc.assert(
    fc.property(fc.uniqueArray(word), word, (words, part) => {
      const vocabulary = new Vocabulary();
      for (const each of words) vocabulary.numberOf(each);
      vocabulary.indexNewWords();
      const indexesOf = (has: (one: string) => boolean) =>
        [...words.keys()].filter((at) => has(words[at] ?? ''));
      expect(vocabulary.containing(part)).toEqual(indexesOf((one) => one.includes(part)));
      expect(vocabulary.containing(`\n${part}`)).toEqual(indexesOf((one) => one.startsWith(part)));
    }),
  );
});
