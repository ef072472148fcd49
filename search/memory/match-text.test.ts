import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTerms } from '../search-terms.ts';
import { buildPlace, foldForTests as fold } from '../test/fixture.ts';
import { toColumns } from './columns.ts';
import { findSignificantNames, findText } from './match-text.ts';
import { pageOf } from './page-of.ts';
import { recordOf } from './place-record.ts';
import { readText } from './read-text.ts';
import { Vocabulary } from './vocabulary.ts';

type Given = Parameters<typeof buildPlace>[1];

/** Places in the order of "best", and what is found among them. */
function openPlaces(places: readonly Given[]) {
  const vocabulary = new Vocabulary();
  const records = places.map((place, index) =>
    recordOf(buildPlace(index + 1, { address: '', ...place }), '', { fold, vocabulary }),
  );
  const columns = toColumns(records, vocabulary);
  return (text: string) => {
    findText(columns, readText(readTerms(fold, text), { vocabulary, synonyms: [] }));
    const order = { sort: 'relevance', near: null, isText: true } as const;
    const all = { from: 0, to: records.length };
    return pageOf(columns, columns.found.rows, order, all).map((row) => records[row]?.name);
  };
}

test('the significant words of a question match the start of a word, never its middle', () => {
  const vocabulary = new Vocabulary();
  const records = ['Snowball Stand', 'Now or Never', 'Here and Now'].map((name, index) =>
    recordOf(buildPlace(index + 1, { name, address: '' }), '', { fold, vocabulary }),
  );
  const columns = toColumns(records, vocabulary);
  const read = (text: string) => readText(readTerms(fold, text), { vocabulary, synonyms: [] });
  columns.found.clear();
  findSignificantNames(columns, read('now'), 'open now');
  expect(columns.found.rows.map((row) => row + 1).toSorted()).toEqual(Int32Array.of(2, 3));
});

test.each([
  ['crabcake', 'Harbor', 'A crab cake the size of a fist.'],
  ['sea food', 'Seafood Shed', ''],
  ['steak house', 'Steakhouse 9', ''],
  ['icecream', 'The Ice Cream Works', ''],
])('%j finds %j: words joined and parted', (text, name, description) => {
  const found = openPlaces([{ name: 'Other' }, { name, description }])(text);
  expect(found).toEqual([name.toLowerCase()]);
});

test.each(['36th street', '36th st', '1022 w 36th', 'West 36th', '4105550134', '5550134'])(
  '%j finds an address or a telephone number',
  (text) => {
    const find = openPlaces([{ address: '1022 W 36th St', phone: '+1 (410) 555-0134', name: 'Here' }, {}]);
    expect(find(text)).toEqual(['here']);
  },
);

test('a name that begins with a sign does not begin with its first word', () => {
  const find = openPlaces([{ name: 'A Pizza' }, { name: '- Pizza' }, { name: 'Pizza A' }]);
  expect(find('piz')).toEqual(['pizza a', 'a pizza', '- pizza']);
});

describe('for any names and any text', () => {
  test('every name that contains the text is found, once, before all others: those that are it first, then those that begin with it', () => {
    const name = fc.string({
      unit: fc.constantFrom('a', 'b', 'é', ' ', '-', '1'),
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), name, (names, text) => {
        const { key } = readTerms(fold, text);
        if (key === '') return;
        const records = names.map((one) => readTerms(fold, one).key);
        const found = openPlaces(names.map((one) => ({ name: one, category: 'z', neighborhood: 'z' })))(text);
        const tierOf = (one: string) =>
          one === key ? 1 : one.startsWith(key) ? 2 : one.includes(` ${key}`) ? 3 : 4;
        const containing = records
          .filter((one) => one.includes(key))
          .sort((one, other) => tierOf(one) - tierOf(other));
        expect(found.slice(0, containing.length)).toEqual(containing);
        expect(found.length).toBeLessThanOrEqual(names.length);
      }),
    );
  });
});
