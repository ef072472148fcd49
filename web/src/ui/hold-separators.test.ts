import { expect, test } from 'vitest';
import { holdSeparators } from './hold-separators.ts';

test('a dash and a dot stay with the word before them', () => {
  expect(holdSeparators('Greek · $$ · Chinquapin Park - Belvedere')).toBe(
    'Greek\u00A0· $$\u00A0· Chinquapin Park\u00A0- Belvedere',
  );
});

test('a dash within a word and one that begins the text are left alone', () => {
  expect(holdSeparators('Belair-Edison')).toBe('Belair-Edison');
  expect(holdSeparators('- 3')).toBe('- 3');
});
