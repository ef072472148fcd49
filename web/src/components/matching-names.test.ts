import { expect, test } from 'vitest';
import { matchingNames } from './matching-names.ts';

function find(names: readonly string[], term: string) {
  const items = names.map((name) => ({ name }));
  return matchingNames(items, term).map(({ name }) => name);
}

test('finds a substring case-insensitively and sorts by name', () => {
  const names = ['Thai', 'Italian', 'American'];
  expect(find(names, 'AI')).toEqual(['Thai']);
  expect(find(names, 'an')).toEqual(['American', 'Italian']);
});

test('accents and apostrophes do not matter, in the name and in the term', () => {
  const names = ["O'Donnell Heights", 'Café', 'Canton'];
  expect(find(names, 'odonnell')).toEqual(["O'Donnell Heights"]);
  expect(find(names, 'O’DONNELL')).toEqual(["O'Donnell Heights"]);
  expect(find(names, 'cafe')).toEqual(['Café']);
  expect(find(names, 'Cántón')).toEqual(['Canton']);
});
