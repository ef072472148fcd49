import { expect, test } from 'vitest';
import { matchingNames } from './matching-names.ts';

const match = (term: string) => matchingNames(['Thai', 'Italian', 'American'], (name) => name, term);

test('finds a substring case-insensitively and sorts by name', () => {
  expect(match('AI')).toEqual(['Thai']);
  expect(match('an')).toEqual(['American', 'Italian']);
});

test('accents and apostrophes do not matter, in the name and in the term', () => {
  const names = ["O'Donnell Heights", 'Café', 'Canton'];
  const find = (term: string) => matchingNames(names, (name) => name, term);
  expect(find('odonnell')).toEqual(["O'Donnell Heights"]);
  expect(find('O’DONNELL')).toEqual(["O'Donnell Heights"]);
  expect(find('cafe')).toEqual(['Café']);
  expect(find('Cántón')).toEqual(['Canton']);
});
