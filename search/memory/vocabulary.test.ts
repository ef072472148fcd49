import { expect, it } from 'vitest';
import { Vocabulary } from './vocabulary.ts';

function add(vocabulary: Vocabulary, words: readonly string[]): void {
  for (const word of words) vocabulary.numberOf(word);
}

it('a word is found once it is indexed, among those indexed before', () => {
  const vocabulary = new Vocabulary();
  add(vocabulary, ['oyster', 'crab', 'tavern']);
  vocabulary.indexNewWords();
  add(vocabulary, ['crabbing', 'scrabble', 'ale']);
  const find = () => ({
    beginning: vocabulary.beginningWith('crab'),
    containing: vocabulary.containing('rab'),
    meaning: vocabulary.meaningOf('crab').beginnings,
  });
  expect(find()).toEqual({ beginning: [1], containing: [1], meaning: [1] });
  vocabulary.indexNewWords();
  expect(find()).toEqual({ beginning: [1, 3], containing: [1, 3, 4], meaning: [1, 3] });
  expect(vocabulary.containing('ale')).toEqual([5]);
});
