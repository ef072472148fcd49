import { expect, test } from 'vitest';
import { matchingNames } from './matching-names.ts';

const match = (term: string) => matchingNames(['Thai', 'Italian', 'American'], (name) => name, term);

test('the box finds a substring in any case and sorts by name', () => {
  expect(match('AI')).toEqual(['Thai']);
  expect(match('an')).toEqual(['American', 'Italian']);
});

test('nothing typed means everything, blanks are nothing', () => {
  expect(match(' ')).toEqual(['American', 'Italian', 'Thai']);
});

test('a term that no name contains finds nothing', () => {
  expect(match('sushi')).toEqual([]);
});
