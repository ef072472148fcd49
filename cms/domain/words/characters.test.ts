import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldText, withoutControlCharacters } from './characters.ts';

describe('folding a text', () => {
  test.each([
    ['Cafe\u0301', 'cafe'],
    ['O’Donnell Heights', 'odonnell heights'],
    ['Crêperie Niçoise', 'creperie nicoise'],
    ['Smørrebrød & Straße', 'smorrebrod & strasse'],
    ['Łódź ŒUFS', 'lodz oeufs'],
  ])('%s becomes %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('composed and decomposed spellings fold alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(text.normalize('NFC'))).toBe(foldText(text.normalize('NFD')));
      }),
    );
  });

  test('plain text folds the same alone and next to an accent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(`${foldText(text)} e`).toBe(foldText(`${text} é`));
      }),
    );
  });
});

it.each([
  ['one\ttwo\nthree\r\nfour', 'one\ttwo\nthree\r\nfour'],
  ['O’Donnell’s Café 🦀', 'O’Donnell’s Café 🦀'],
  ['half a \uD83E crab', 'half a \uFFFD crab'],
])('%j is kept as %j', (text, kept) => {
  expect(withoutControlCharacters(text)).toBe(kept);
});

it('no text keeps a character that XML forbids', () => {
  const allowed = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(withoutControlCharacters(text)).toMatch(allowed);
    }),
  );
});
