import { expect, test } from 'vitest';
import { presentParagraphs } from './listing-text.ts';

test('a blank line begins a new paragraph, a line break does not', () => {
  expect(presentParagraphs('Crabs,\nmostly.\n\n\n  And oysters. \n \nCold beer.')).toEqual([
    'Crabs, mostly.',
    'And oysters.',
    'Cold beer.',
  ]);
});

test('no text has no paragraphs', () => {
  expect(presentParagraphs(null)).toEqual([]);
  expect(presentParagraphs(' \n\n ')).toEqual([]);
});
