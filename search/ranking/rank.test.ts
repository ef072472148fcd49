import { describe, expect, test } from 'vitest';
import type { EngineRequest } from '../engine.ts';
import type { IndexedRestaurant } from '../indexed-restaurant.ts';
import { NO_EXCLUSIONS, NO_FILTERS, type SearchFilters, type Synonym } from '../query.ts';
import { readTerms } from '../search-terms.ts';
import { buildPlace, foldForTests } from '../test/fixture.ts';
import { loadPlaces } from '../test/open-door.ts';
import { ask } from '../test/reference.ts';
import { rankByEvidence, RANKED } from './rank.ts';

/** A query as understood: its text, what of it is text still, and the rest as filters. */
function asked(text: string, filters?: Partial<SearchFilters>, rest = ''): EngineRequest {
  const request = ask({ text, sort: 'relevance', perPage: 20 });
  if (!filters) return request;
  const meaning = {
    terms: readTerms(foldForTests, rest),
    filters: { ...NO_FILTERS, ...filters },
    isAround: false,
  };
  return { ...request, reading: { meanings: [meaning], significant: request.terms, not: NO_EXCLUSIONS } };
}

/** The order of these places, whatever the order in which an engine finds them. */
async function orderOf(
  request: EngineRequest,
  places: readonly IndexedRestaurant[],
  synonyms: readonly Synonym[] = [],
): Promise<number[]> {
  const facts = loadPlaces(places, synonyms);
  const ids = places.map(({ id }) => id);
  const orders = await Promise.all(
    [ids, ids.toReversed()].map(async (found) => {
      const engine = () =>
        Promise.resolve({
          ids: found,
          total: ids.length,
          facets: { cuisine: [], neighborhood: [], price: [] },
        });
      const answer = await rankByEvidence(engine, facts)(request);
      return answer.ids;
    }),
  );
  expect(orders[0]).toEqual(orders[1]);
  return [...(orders[0] ?? [])];
}

/** The earlier a place, the lower its score: no order here is one of scores. */
const inOrder = (...given: Partial<IndexedRestaurant>[]) =>
  given.map((one, index) => buildPlace(index + 1, { rating: 4, reviewCount: 50, score: index, ...one }));

describe('comes before', () => {
  test.each<[string, EngineRequest, Partial<IndexedRestaurant>[]]>([
    [
      'a name with the word that is asked for, and one with its plural',
      asked('taco'),
      [{ name: 'Our Taco House' }, { name: 'Our Tacos House' }],
    ],
    [
      'a name equal to the query, one that starts with it, one with its words, and one with its letters',
      asked('bruno'),
      [
        { name: 'Bruno' },
        { name: 'Bruno Grill' },
        { name: 'Café Bruno' },
        { name: 'Mabruno' },
        { name: 'Brumo' },
      ],
    ],
    [
      'a dish as specialty, on the list, and in the description',
      asked('crab cakes'),
      [
        { dishes: ['Crab cake', 'Fries'] },
        { dishes: ['Fries', 'Jumbo crab cakes'] },
        { description: 'Crab cakes on Fridays.' },
      ],
    ],
    [
      'the dish, and its vegan copy',
      asked('crab cakes'),
      [{ dishes: ['Fries', 'Crab cakes'] }, { dishes: ['Vegan crab cakes'] }],
    ],
    [
      'the vegan copy, when vegan was asked',
      asked('vegan crab cakes', { tags: ['vegan'] }, 'crab cakes'),
      [
        { dishes: ['Vegan crab cakes'], tags: ['vegan'] },
        { dishes: ['Fries', 'Crab cakes'], tags: ['vegan'] },
      ],
    ],
    [
      'a whole word of a name, what was meant, a part of a name, and a slip',
      asked('canton', { neighborhoods: ['Canton'] }),
      [{ name: 'Canton Wok' }, { neighborhood: 'Canton' }, { name: 'Cantonese Wok' }, { name: 'Kanton Wok' }],
    ],
    [
      'words close together, and far apart',
      asked('charles street'),
      [{ address: '1 Charles Street' }, { address: '1 Main Street', neighborhood: 'Charles Village' }],
    ],
    [
      'a neighborhood that was asked for, and all others',
      asked('pizza canton', { neighborhoods: ['Canton'], cuisines: ['Pizza'] }),
      [{ category: 'Pizza', neighborhood: 'Canton' }, { category: 'Pizza' }],
    ],
    [
      'a meal, and a sweet',
      asked('date night', { tags: ['date night'] }),
      [{ tags: ['date night'] }, { tags: ['date night'], category: 'Ice Cream' }],
    ],
    [
      'a place that says it is open then, and one that says nothing',
      asked('lunch', { mayBeOpenAt: 700 }),
      [{ openMinutes: [{ from: 600, to: 900 }] }, {}],
    ],
    [
      'a steakhouse at the asked price, and another one with the word in its name',
      asked('steak', { cuisines: ['Steakhouse'], prices: ['$$$'] }),
      [
        { category: 'Steakhouse', priceRange: '$$$' },
        { name: 'Steak & Ale', category: 'Steakhouse', priceRange: '$' },
      ],
    ],
    [
      'an open place, and one closed for now, whatever its name',
      asked('thai', { cuisines: ['Thai'] }),
      [{ category: 'Thai' }, { category: 'Thai', isClosed: true }],
    ],
  ])('%s', async (_, request, places) => {
    expect(await orderOf(request, inOrder(...places))).toEqual(places.map((_place, index) => index + 1));
  });
});

test('a synonym says less than the words: "seafood" in a name is no crab cake', async () => {
  const synonyms = [{ term: 'crab cakes', meaning: 'seafood' }];
  const places = inOrder(
    { dishes: ['Fries', 'Crab cakes'] },
    { description: 'Crab cakes on Fridays.' },
    { name: 'Bushel Seafood' },
    {},
  );
  expect(await orderOf(asked('crab cakes'), places, synonyms)).toEqual([1, 2, 3, 4]);
});

describe('only the score decides between', () => {
  test.each<[string, EngineRequest, Partial<IndexedRestaurant>[]]>([
    [
      'sushi bars with and without the word in their names',
      asked('sushi', { cuisines: ['Sushi'] }),
      [
        { name: 'Sushi Hana', category: 'Sushi' },
        { name: 'Hana', category: 'Sushi' },
      ],
    ],
    ['names with and without "best"', asked('best', {}), [{ name: 'Best Fish' }, { name: 'Fish' }]],
    [
      'kinds of places, once a cuisine is asked for',
      asked('cake', { cuisines: ['Bakery'] }),
      [{ category: 'Bakery' }, { category: 'Bakery' }],
    ],
  ])('%s', async (_, request, places) => {
    expect(await orderOf(request, inOrder(...places))).toEqual(
      places.map((_place, index) => index + 1).toReversed(),
    );
  });
});

test('a search without a text, with an order of its own or beyond what is ranked is left to the engine', async () => {
  const facts = loadPlaces([]);
  const given: EngineRequest[] = [];
  const search = rankByEvidence((request) => {
    given.push(request);
    return Promise.resolve({ ids: [2, 1], total: 2, facets: { cuisine: [], neighborhood: [], price: [] } });
  }, facts);
  const requests = [
    ask({ sort: 'relevance' }),
    ask({ text: 'thai', sort: 'name' }),
    ask({ text: 'thai', sort: 'relevance', page: 1 + RANKED / 20 }),
  ];
  for (const request of requests) expect((await search(request)).ids).toEqual([2, 1]);
  expect(given).toEqual(requests);
});

test('pages are cut from the ranked places, and the engine’s order goes on after them', async () => {
  const places = Array.from({ length: RANKED + 30 }, (_, index) => buildPlace(index + 1, { score: index }));
  const facts = loadPlaces(places);
  const ids = places.map(({ id }) => id);
  const search = rankByEvidence(
    ({ page, perPage }) =>
      Promise.resolve({
        ids: ids.slice((page - 1) * perPage, page * perPage),
        total: ids.length,
        facets: { cuisine: [], neighborhood: [], price: [] },
      }),
    facts,
  );
  const pages = [1, 2, 3, 4].map(
    async (page) => (await search(ask({ text: 'place', sort: 'relevance', page, perPage: 60 }))).ids,
  );
  const all = (await Promise.all(pages)).flat();
  expect(all.slice(0, 3)).toEqual([RANKED, RANKED - 1, RANKED - 2]);
  expect(all.slice(RANKED)).toEqual(ids.slice(RANKED));
  expect(new Set(all).size).toBe(ids.length);
});
