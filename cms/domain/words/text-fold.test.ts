import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from './text-fold.ts';

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
