import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

test('a blank line starts a new paragraph, a line break does not', () => {
  expect(paragraphsOf('Crabs,\nmostly.\n\n\n  And oysters. \n \nCold beer.')).toEqual([
    'Crabs, mostly.',
    'And oysters.',
    'Cold beer.',
  ]);
});

test('no text has no paragraphs', () => {
  expect(paragraphsOf(null)).toEqual([]);
  expect(paragraphsOf(' \n\n ')).toEqual([]);
});
