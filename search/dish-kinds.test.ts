import { expect, test } from 'vitest';
import { isCopy, kindsOf } from './dish-kinds.ts';
import { foldForTests } from './test/fixture.ts';
import cases from './dish-kinds.test.json' with { type: 'json' };

test.each(cases.kinds)('%s are of the kinds %s', (dish, kinds) => {
  expect(kindsOf(foldForTests, [dish])).toEqual(kinds.split(', '));
});

test.each(cases.notOf)('%s is no %s', (dish, kind) => {
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

test.each(cases.copies as [string, boolean][])('%s: a copy? %s', (name, expected) => {
  expect(isCopy(foldForTests, name)).toBe(expected);
});
