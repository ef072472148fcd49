import { expect, test } from 'vitest';
import { holdSeparators } from './hold-separators.ts';

test('a dash and a dot stay on the line of the word before them', () => {
  expect(holdSeparators('Greek · $$ · Chinquapin Park - Belvedere')).toBe(
    'Greek\u00A0· $$\u00A0· Chinquapin Park\u00A0- Belvedere',
  );
});

test('a dash inside a word or at the start is unchanged', () => {
  expect(holdSeparators('Belair-Edison')).toBe('Belair-Edison');
  expect(holdSeparators('- 3')).toBe('- 3');
});
