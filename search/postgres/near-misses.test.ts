import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexDeletions, nearMissQuestion } from './near-misses.ts';

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
