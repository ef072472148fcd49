import { describe, expect, it } from 'vitest';
import { changedFields, compareThreeWays, isSame } from './three-ways.ts';
import cases from './three-ways.test.json' with { type: 'json' };

const stored = { title: 'Crab', note: 'old', updatedAt: '1' };
const base = { updatedAt: '1', stored, form: stored };

describe('a form compared with what others stored', () => {
  it.each(cases as [string, object, object, string[], string[]][])(
    '%s',
    (_what, mine, theirs, taken, asked) => {
      const compared = compareThreeWays({
        base,
        mine: { ...stored, ...mine },
        theirs: { ...stored, ...theirs },
      });
      expect(compared.taken).toEqual(taken);
      expect(compared.asked.map(({ field }) => field)).toEqual(asked);
    },
  );

  it('knows its own words of a save whose answer was lost', () => {
    const mine = { ...stored, title: 'Crab cakes and more' };
    const theirs = { ...stored, title: 'Crab cakes' };
    expect(compareThreeWays({ base, mine, theirs }, [theirs]).asked).toEqual([]);
  });
});

it('a value that the form writes differently from the store is not a change', () => {
  const shown = { updatedAt: '1', stored: { tags: null }, form: { tags: [] } };
  expect(changedFields({ tags: [] }, shown)).toEqual([]);
  expect(changedFields({ tags: ['a'] }, shown)).toEqual(['tags']);
});

it.each([
  [null, '', true],
  [undefined, [], true],
  [{ a: 1, b: null }, { a: 1 }, true],
  [{ b: 2, a: 1 }, { a: 1, b: 2 }, true],
  [0, null, false],
  [false, null, false],
  [['a', 'b'], ['b', 'a'], false],
])('%j and %j are the same to a person: %s', (one, other, expected) => {
  expect(isSame(one, other)).toBe(expected);
});
