import { expect, test } from 'vitest';
import { isCopy, kindsOf } from './dish-kinds.ts';
import { foldForTests } from './test/fixture.ts';

test.each([
  ['Crab cakes', 'crab, shellfish, seafood'],
  ['Lake trout', 'fish, seafood'],
  ['Phở', 'noodles, noodle soup, soup'],
  ['Matzo ball soup', 'noodle soup, dumplings, soup'],
  ['Pad see ew', 'noodles'],
  ['Pierogi', 'dumplings'],
  ['Momos', 'dumplings'],
  ['Short ribs', 'beef'],
  ['Ribs', 'barbecue, bbq'],
  ['Bánh mì with grilled pork', 'sandwiches, pork'],
])('%s are of the kinds %s', (dish, kinds) => {
  expect(kindsOf(foldForTests, [dish])).toEqual(kinds.split(', '));
});

test.each([
  ['Crab rangoon', 'seafood'],
  ['Oyster stout', 'seafood'],
  ['Mussels in white wine', 'wine'],
  ['Crab cakes', 'dessert'],
  ['Deviled eggs with crab', 'breakfast'],
  ['Black-bean burger', 'beef'],
  ['Mushroom shawarma', 'lamb'],
  ['Crabapple jam', 'crab'],
  ['Vegan crab cake', 'seafood'],
  ['Jackfruit pit beef', 'beef'],
])('%s is no %s', (dish, kind) => {
  expect(kindsOf(foldForTests, [dish])).not.toContain(kind);
});

test('A copy keeps the form of its original', () => {
  expect(kindsOf(foldForTests, ['Vegan tantan'])).toContain('noodles');
});

test('The kinds of the specialty come first, and each once', () => {
  expect(kindsOf(foldForTests, ['Pierogi', 'Crab soup', 'Fish tacos'])).toEqual(
    'dumplings, crab, shellfish, seafood, soup, fish, tacos'.split(', '),
  );
});

test.each([
  ['Vegan crab cake', true],
  ['Hearts-of-palm crab cake', true],
  ['Seitan wings', true],
  ['Impossible burger', true],
  ['The Vegan Crab Shack', true],
  ['Mapo tofu', false],
  ['Crab cake', false],
  ['Beyond the Sea', false],
])('%s: a copy? %s', (name, expected) => {
  expect(isCopy(foldForTests, name)).toBe(expected);
});
