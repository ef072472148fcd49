import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deletionsOf, indexDeletions, nearMissQuestion } from './near-misses.ts';

function meets(typed: string, meant: string): boolean {
  const known = new Set(indexDeletions(meant));
  return nearMissQuestion(typed).deletions.some((deletion) => known.has(deletion));
}

describe('a mistyped word meets the word it meant', () => {
  test.each([
    ['pizzza', 'pizza'],
    ['pizaz', 'pizza'],
    ['burgr', 'burger'],
    ['curger', 'burger'],
    ['chesepaeke', 'chesapeake'],
    ['vietnamase', 'vietnamese'],
  ])('%s: %s', (typed, meant) => {
    expect(meets(typed, meant)).toBe(true);
  });

  test('after any one edit of five letters or more, and any two of nine or more', () => {
    const word = (min: number) =>
      fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: min, maxLength: 14 });
    const edit = fc.tuple(
      fc.constantFrom('insert', 'delete', 'replace', 'swap'),
      fc.nat(),
      fc.constantFrom(...'abcdefgh'),
    );
    fc.assert(
      fc.property(word(5), edit, (meant, one) => {
        const typed = applied(meant, one);
        fc.pre(typed.length >= 5 && typed.length < 9);
        expect(meets(typed, meant)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(word(9), edit, edit, (meant, one, two) => {
        const typed = applied(applied(meant, one), two);
        fc.pre(typed.length >= 9);
        expect(meets(typed, meant)).toBe(true);
      }),
    );
  });

  test.each(['taco', '21201', 'b12345'])('%s, short or a number, is never taken for mistyped', (word) => {
    expect(nearMissQuestion(word)).toEqual({ most: 0, deletions: [], swapped: [] });
  });
});

test('a word is kept with what is left of it without one letter, or two, each once', () => {
  expect(deletionsOf('abc', 0)).toEqual(['abc']);
  expect(deletionsOf('abc', 1)).toEqual(['abc', 'bc', 'ac', 'ab']);
  expect(deletionsOf('abc', 2)).toEqual(['abc', 'bc', 'ac', 'ab', 'c', 'b', 'a']);
});

test.each([
  [3, 1],
  [4, 1 + 4],
  [6, 1 + 6],
  [7, 1 + 7 + 21],
  [24, 1 + 24 + 276],
  [25, 1],
])('a word of %i letters stands in the index under %i texts', (length, texts) => {
  expect(indexDeletions('abcdefghijklmnopqrstuvwxyz'.slice(0, length))).toHaveLength(texts);
});

test('neighbouring letters are changed over, two of a kind left alone', () => {
  expect(nearMissQuestion('pizza').swapped).toEqual(['ipzza', 'pziza', 'pizaz']);
});

test.each([
  [24, 2],
  [25, 0],
])('a word of %i letters may hold %i errors', (length, most) => {
  expect(nearMissQuestion('abcdefghijklmnopqrstuvwxyz'.slice(0, length)).most).toBe(most);
});

function applied(word: string, [kind, position, letter]: [string, number, string]): string {
  const letters = [...word];
  const at = position % letters.length;
  if (kind === 'insert') letters.splice(at, 0, letter);
  if (kind === 'delete') letters.splice(at, 1);
  if (kind === 'replace') letters[at] = letter;
  const next = letters[at + 1];
  if (kind === 'swap' && next !== undefined) letters.splice(at, 2, next, letters[at] ?? '');
  return letters.join('');
}
