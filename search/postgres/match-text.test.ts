import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../search-terms.ts';
import type { Columns } from './columns.ts';
import { matchText, type WordRows } from './match-text.ts';

interface Place {
  name: string;
  /** What else is known of it. */
  other?: string;
}

/** Places in the order of "best", and what is found among them. */
function openPlaces(places: readonly Place[]) {
  const size = places.length;
  const columns: Pick<Columns, 'size' | 'names' | 'room'> = {
    size,
    names: places.map(({ name }) => name),
    room: {
      rows: new Int32Array(size),
      tiers: new Uint8Array(size),
      reached: new Uint8Array(size),
      distances: new Float64Array(size),
      sorted: [],
    },
  };
  const rowsWith = (isMeant: (word: string) => boolean): WordRows => {
    const rowsOf = (words: (place: Place) => string[]) =>
      Int32Array.from(places.flatMap((place, row) => (words(place).some(isMeant) ? [row] : [])));
    return {
      named: rowsOf(({ name }) => wordsOf(name)),
      others: rowsOf(({ other = '' }) => wordsOf(other)),
    };
  };
  const search = (key: string, variants = [wordsOf(key)], { isAmongAll = false } = {}) => {
    const count = matchText(columns, {
      key,
      candidates: isAmongAll ? null : [rowsWith((word) => word.includes(wordsOf(key)[0] ?? ''))],
      variants: variants.map((words) => words.map((word) => [rowsWith((other) => other.startsWith(word))])),
    });
    return [...columns.room.rows.subarray(0, count)].map((row) => columns.names[row]);
  };
  return { columns, search };
}

const { search, columns } = openPlaces([
  { name: 'the crabby corner' },
  { name: 'blue hill', other: 'crab house' },
  { name: 'softcrab' },
  { name: 'crab' },
  { name: 'crab shack' },
  { name: 'house of crab' },
  { name: 'taco stand', other: 'mexican' },
]);

test('the name itself comes first, then its beginning, a beginning of a word, any part, then what else is known', () => {
  expect(search('crab')).toEqual([
    'crab',
    'crab shack',
    'the crabby corner',
    'house of crab',
    'softcrab',
    'blue hill',
  ]);
});

test('the name itself comes before a better place whose name goes on', () => {
  const places = [{ name: 'crab shack' }, { name: 'crab' }];
  expect(openPlaces(places).search('crab')).toEqual(['crab', 'crab shack']);
});

test('where no word tells which names may have it, all of them are looked at, the last one too', () => {
  const places = openPlaces([{ name: 'blue hill' }, { name: 'fish & chips' }, { name: 'salt & vinegar' }]);
  expect(places.search('& ', [], { isAmongAll: true })).toEqual(['fish & chips', 'salt & vinegar']);
});

test('words in another order find the name after those that have the text', () => {
  expect(search('crab house')).toEqual(['house of crab', 'blue hill']);
});

test('each way of saying it finds its own', () => {
  expect(search('maryland crab', [['maryland', 'crab'], ['taco']])).toEqual(['taco stand']);
});

test('one search leaves nothing behind for the next', () => {
  search('crab');
  expect(search('taco')).toEqual(['taco stand']);
  expect([...columns.room.tiers].filter((tier) => tier > 0)).toHaveLength(1);
});

describe('for any names and any text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 8 }).map((given) => given.trim());

  test('few among many come in the order of all', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 9 }), text.filter(Boolean), (names, key) => {
        const others = Array.from({ length: 600 }, () => ({ name: 'zz' }));
        const places = names.map((name) => ({ name }));
        expect(openPlaces([...places, ...others]).search(key)).toEqual(openPlaces(places).search(key));
      }),
    );
  });

  test('every name that contains it is found, once, and before those that only have its words', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), text.filter(Boolean), (names, key) => {
        const found = openPlaces(names.map((name) => ({ name }))).search(key);
        const containing = names.filter((name) => name.includes(key));
        expect(found.slice(0, containing.length).toSorted()).toEqual(containing.toSorted());
        expect(found.length).toBeLessThanOrEqual(names.length);
        expect(found.slice(containing.length).some((name) => name?.includes(key))).toBe(false);
      }),
    );
  });
});
