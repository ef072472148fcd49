import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EngineRequest } from '../engine.ts';
import { NO_EXCLUSIONS } from '../query.ts';
import { readTerms } from '../search-terms.ts';
import { buildPlace, foldForTests as fold } from '../test/fixture.ts';
import { loadPlaces } from '../test/open-door.ts';
import { ask } from '../test/reference.ts';

type Given = Parameters<typeof buildPlace>[1];

/** Places in the order of "best", and what is found among them. */
function openPlaces(places: readonly Given[]) {
  const built = places.map((place, index) => buildPlace(index + 1, { address: '', score: -index, ...place }));
  const { search } = loadPlaces(built);
  return async (text: string, given: Partial<EngineRequest> = {}) => {
    const { ids } = await search({ ...ask({ text, sort: 'relevance', perPage: places.length }), ...given });
    return ids.map((id) => readTerms(fold, places[id - 1]?.name ?? '').key);
  };
}

test('the significant words of a question match the start of a word, never its middle', async () => {
  const names = ['Snowball Stand', 'Now or Never', 'Here and Now'];
  const find = openPlaces(names.map((name) => ({ name })));
  const reading = { meanings: [], significant: readTerms(fold, 'now'), not: NO_EXCLUSIONS };
  expect(await find('open now', { reading })).toEqual(['now or never', 'here and now']);
});

test.each([
  ['crabcake', 'Harbor', 'A crab cake the size of a fist.'],
  ['sea food', 'Seafood Shed', ''],
  ['steak house', 'Steakhouse 9', ''],
  ['icecream', 'The Ice Cream Works', ''],
])('%j finds %j: words joined and parted', async (text, name, description) => {
  const found = await openPlaces([{ name: 'Other' }, { name, description }])(text);
  expect(found).toEqual([name.toLowerCase()]);
});

test.each(['36th street', '36th st', '1022 w 36th', 'West 36th', '4105550134', '5550134'])(
  '%j finds an address or a telephone number',
  async (text) => {
    const find = openPlaces([{ address: '1022 W 36th St', phone: '+1 (410) 555-0134', name: 'Here' }, {}]);
    expect(await find(text)).toEqual(['here']);
  },
);

test('a name that begins with a sign does not begin with its first word', async () => {
  const find = openPlaces([{ name: 'A Pizza' }, { name: '- Pizza' }, { name: 'Pizza A' }]);
  expect(await find('piz')).toEqual(['pizza a', 'a pizza', '- pizza']);
});

describe('for any names and any text', () => {
  test('every name that contains the text is found, once, before all others: those that are it first, then those that begin with it', async () => {
    const name = fc.string({
      unit: fc.constantFrom('a', 'b', 'é', ' ', '-', '1'),
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(name, { maxLength: 12 }), name, async (names, text) => {
        const { key } = readTerms(fold, text);
        if (key === '') return;
        const records = names.map((one) => readTerms(fold, one).key);
        const find = openPlaces(names.map((one) => ({ name: one, category: 'z', neighborhood: 'z' })));
        const found = await find(text);
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
