import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fingerprintOf, type IndexedRestaurant } from './indexed-restaurant.ts';
import type { SearchEngine, SearchIndex } from './engine.ts';
import type { SearchAnswer, SearchRequest } from './query.ts';
import { AFTER_SUNDAY_MIDNIGHT, buildFixture, buildPlace, MONDAY_NOON } from './test/fixture.ts';
import * as reference from './test/reference.ts';

const { ask } = reference;

/** An engine to be tested. */
export interface OpenedEngine {
  readonly engine: SearchEngine;
  /** Closes the engine and throws away what it held. */
  close(): Promise<void>;
}

export interface EngineUnderTest {
  readonly name: string;
  /**
   * A prepared engine without documents, synonyms or an earlier index to go back to, folding with `foldForTests`.
   * Called once for each group of tests, after the one before was closed.
   */
  open(): Promise<OpenedEngine>;
}

/** A write may take its seconds on a busy machine. */
const TIMEOUT_MS = 120_000;
/** More than the fixture holds: everything on one page. */
const ALL = 5_000;
/** Places whose distances differ by less may come in either order: Meilisearch takes a metre for none. */
const DISTANCE_TOLERANCE_METERS = 2.1;
const HARBOR = { latitude: 39.2853, longitude: -76.6127 };

/** What every engine behind the door must do (decisions §6). */
export function describeEngine({ name, open }: EngineUnderTest): void {
  const describeWith = (title: string, places: readonly IndexedRestaurant[], tests: Tests) =>
    describe(`${name}: ${title}`, { timeout: TIMEOUT_MS }, () => {
      let opened: OpenedEngine | undefined;
      const current = (): SearchEngine => {
        if (!opened) throw new Error('The engine is not open yet');
        return opened.engine;
      };
      beforeAll(async () => {
        opened = await open();
        await opened.engine.upsert(places);
      }, TIMEOUT_MS);
      afterAll(() => opened?.close(), TIMEOUT_MS);
      tests(current, places);
    });

  describeWith('finding', HAND_MADE, finds);
  describeWith('synonyms', HAND_MADE, knowsSynonyms);
  describeWith('many places', buildFixture(), answersForMany);
  describeWith('changes', HAND_MADE, keepsUp);
  describeWith('rebuilding', HAND_MADE, rebuilds);
}

type Tests = (current: () => SearchEngine, places: readonly IndexedRestaurant[]) => void;

/** Scores run against the order that is expected, so that no test passes by score alone. */
const HAND_MADE: readonly IndexedRestaurant[] = [
  buildPlace(1, { name: 'Bruno', score: 1 }),
  buildPlace(2, { name: 'Bruno’s Grill', score: 2 }),
  buildPlace(3, { name: 'Café Bruno', score: 3 }),
  buildPlace(4, { name: 'Mabruno', score: 4 }),
  buildPlace(5, { name: 'Brunu House', score: 5 }),
  buildPlace(6, { name: 'Corner Deli', category: 'Bruno Style', score: 6 }),
  buildPlace(7, { name: 'Alpha Deli', address: '7 Bruno Street', score: 7 }),
  buildPlace(8, { name: 'Beta Deli', neighborhood: 'Bruno Hill', score: 8 }),
  buildPlace(10, { name: "O'Brien’s Pub" }),
  buildPlace(11, { name: 'CRÊPERIE du Nord' }),
  buildPlace(12, { name: '1919 Lounge', address: '1 Pratt Street, 21201' }),
  buildPlace(13, { name: '1918 Lounge', address: '2 Pratt Street, 21202' }),
  buildPlace(14, { name: 'Route66 Burgers' }),
  buildPlace(15, { name: 'Chesapeake Crab House', category: 'Seafood' }),
  buildPlace(16, { name: 'Tago', category: 'Sandwiches' }),
  buildPlace(17, { name: 'Saigon Kitchen', category: 'Vietnamese', neighborhood: 'Canton' }),
  buildPlace(18, { name: 'Smoke Yard', category: 'Barbecue' }),
  buildPlace(19, { name: 'Barbecue Shack', category: 'Smokehouse' }),
  buildPlace(20, { name: 'BBQ Palace', category: 'Grillroom' }),
  buildPlace(21, { name: 'Grandmother’s', category: 'Southern Cooking' }),
  buildPlace(22, { name: 'Ouzo "Bay" \\ Bar', category: 'Greek' }),
  buildPlace(23, { name: 'Fish & Chips (Old) Quay' }),
  buildPlace(24, { name: 'X' }),
  buildPlace(25, { name: 'House of Coffee' }),
  buildPlace(26, { name: 'Wharf AND Rat OR NOT' }),
];

async function idsOf(index: SearchIndex, given: Partial<SearchRequest>): Promise<readonly number[]> {
  const { ids } = await index.search(ask({ sort: 'relevance', perPage: ALL, ...given }));
  return ids;
}

const finds: Tests = (current, places) => {
  const find = (text: string) => idsOf(current(), { text });

  test('the name itself, then its start, a word of it, any part of it, a typing error, then other places', async () => {
    const ids = await find('bruno');
    expect(ids.slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(ids.slice(5).sort()).toEqual([6, 7, 8]);
  });

  test('ties go by score, review count, name and id, and unknown comes last', async () => {
    const engine = current();
    const tied = [
      buildPlace(60, { name: 'Quince One', score: 2, reviewCount: 5 }),
      buildPlace(61, { name: 'Quince Two', score: 2, reviewCount: 9 }),
      buildPlace(62, { name: 'Quince Three', score: null, reviewCount: 99 }),
      buildPlace(63, { name: 'Quince B', score: 2 }),
      buildPlace(65, { name: 'Quince A', score: 2 }),
      buildPlace(64, { name: 'Quince A', score: 2 }),
      buildPlace(66, { name: 'Quince Four', score: 3 }),
    ];
    await engine.upsert(tied);
    expect(await find('quince')).toEqual([66, 61, 60, 64, 65, 63, 62]);
    await engine.remove(tied.map(({ id }) => id));
  });

  test.each([
    ['BRUNO’S', [2]],
    ['brunos', [2]],
    ["bruno's g", [2]],
    ['obriens', [10]],
    ['O’Brien', [10]],
    ['creperie', [11]],
    ['Crêperie  DU', [11]],
    ['reperie d', [11]],
    ['cafe', [3]],
    ['esapeake cr', [15]],
    ['ouse of c', [25]],
  ])('%j is found whatever its case, accents, apostrophes and place in the name', async (text, expected) => {
    expect(await find(text)).toEqual(expect.arrayContaining(expected));
    expect((await find(text))[0]).toBe(expected[0]);
  });

  test.each([
    ['coffee house', 25, 'words in another order'],
    ['vietnamese', 17, 'the cuisine'],
    ['vietnam', 17, 'the start of a word'],
    ['canton vietnamese', 17, 'words in different places'],
    ['saigon canton', 17, 'words of name and neighborhood'],
    ['pratt', 12, 'the address'],
  ])('%j is found as text: %s is %s', async (text, expected) => {
    expect(await find(text)).toContain(expected);
  });

  test('every word must be found', async () => {
    expect(await find('vietnamese seafood')).toEqual([]);
    expect(await find('saigon zzz')).toEqual([]);
  });

  test.each([
    ['seafoud', 15],
    ['sagon kitchen', 17],
    ['chesepeake', 15],
    ['chesepaeke', 15],
    ['chesapoaki', 15],
    ['vietnamase', 17],
  ])('%j has one error in five letters, or two in nine', async (text, expected) => {
    expect(await find(text)).toContain(expected);
  });

  test.each([
    ['taco', 16, 'four letters allow none'],
    ['bryna', 1, 'five letters allow one, not two'],
    ['seafuad', 15, 'seven letters allow one, not two'],
    ['chisipiake', 15, 'ten letters allow two, not three'],
    ['1919', 13, 'a number is never mistyped'],
    ['21201', 13, 'a number is never mistyped'],
    ['route67', 14, 'nor is a word with digits'],
  ])('%j does not find %s: %s', async (text, unexpected) => {
    expect(await find(text)).not.toContain(unexpected);
  });

  test('a number finds itself', async () => {
    expect(await find('1919')).toEqual([12]);
    expect(await find('21201')).toEqual([12]);
    expect((await find('66'))[0]).toBe(14);
  });

  test('one letter and hundreds of them', async () => {
    const containing = places.filter((place) => reference.containsText(place, 'x')).map(({ id }) => id);
    const ids = await find('x');
    expect(ids[0]).toBe(24);
    expect(ids).toEqual(expect.arrayContaining(containing));
    expect(await find('a'.repeat(300))).toEqual([]);
    expect(await find('é'.repeat(300))).toEqual([]);
    expect(await find('word '.repeat(60))).toEqual([]);
  });

  test.each([
    ['"bay"', [22]],
    ['"bay" \\ b', [22]],
    ['\\', [22]],
    ['"', [22]],
    ['fish & c', [23]],
    ['&', [23]],
    ['(old)', [23]],
    ['and rat or not', [26]],
    ['-saigon', [17]],
    ['"saigon" -kitchen', [17]],
  ])('%j is plain text', async (text, expected) => {
    expect(await find(text)).toEqual(expected);
  });

  test.each([
    'name = "Bruno" OR id > 0',
    '" OR id > 0 OR name = "',
    '\\" OR id > 0',
    "' OR 1=1; --",
    'zzz OR zzz',
    'zzz*',
    '%',
    '_',
    'zzz:* | zzz',
    '!(zzz)',
    '<->',
    '\\u{41}',
    '\u0000',
    '\ud800zzz',
    '🦀',
    '_geoRadius(1, 2, 3)',
  ])('%j is no operator, filter or mistake', async (text) => {
    const { ids } = await current().search(ask({ text, sort: 'relevance', perPage: ALL }));
    const isEmpty = ask({ text }).terms.key === '';
    if (isEmpty) expect(ids).toHaveLength(places.length);
    else expect(ids).toEqual([]);
  });

  test.each(['', '   ', '’'])('without text (%j) everything is found, best first', async (text) => {
    const { ids, total } = await current().search(ask({ text, sort: 'relevance', perPage: ALL }));
    expect(total).toBe(places.length);
    expect(ids).toEqual([...places].sort(reference.byScore).map(({ id }) => id));
  });
};

const knowsSynonyms: Tests = (current) => {
  const find = (text: string) => idsOf(current(), { text });
  const synonyms = [
    { term: 'bbq', meaning: 'barbecue' },
    { term: 'bbq', meaning: 'southern' },
    { term: 'soul food', meaning: 'southern cooking' },
  ];

  test('a word finds what its meanings find, in the name first, and not the other way round', async () => {
    await current().setSynonyms(synonyms);
    const ids = await find('bbq');
    expect(ids[0]).toBe(20);
    expect([...ids].sort()).toEqual([18, 19, 20, 21]);
    expect(await find('barbecue')).not.toContain(20);
  });

  test('several words may have a meaning of several words', async () => {
    expect(await find('soul food')).toEqual([21]);
    expect(await find('Soul  Food')).toEqual([21]);
  });

  test('a synonym counts in a longer query', async () => {
    expect(await find('shack bbq')).toEqual([19]);
    expect(await find('bbq yard')).toEqual([18]);
  });

  test('they can be listed and taken back', async () => {
    expect(await current().synonyms()).toEqual(synonyms);
    await current().setSynonyms([{ term: 'soul food', meaning: 'southern cooking' }]);
    expect(await find('bbq')).toEqual([20]);
    expect(await find('soul food')).toEqual([21]);
    await current().setSynonyms([]);
    expect(await current().synonyms()).toEqual([]);
    expect(await find('soul food')).toEqual([]);
  });
};

const FILTERS: readonly Partial<SearchRequest>[] = [
  {},
  { cuisines: ['Market Thai'] },
  { cuisines: ['Market Thai', 'Bar & Restaurant Thai', 'Counter BBQ'] },
  { neighborhoods: ['North O’Donnell Heights', 'North Loyola/Notre Dame'] },
  { prices: ['$', '$$$$'] },
  { tags: ['late night', 'brunch'] },
  { minRating: 4.2 },
  { openAt: MONDAY_NOON },
  { openAt: AFTER_SUNDAY_MIDNIGHT },
  { openAt: 7 * 24 * 60 - 1 },
  { cuisines: ['No “such" cuisine', '\\', "'"] },
  {
    cuisines: ['Bar & Restaurant Thai', 'Bar & Restaurant Ethiopian', 'Bar & Restaurant BBQ', 'Market Greek'],
    prices: ['$', '$$'],
    minRating: 3,
  },
  {
    cuisines: ['Bar & Restaurant Thai', 'Bar & Restaurant Café', 'Market Sushi'],
    neighborhoods: ['North Canton', 'North Hampden', 'North Pigtown', 'South Canton'],
    prices: ['$', '$$', '$$$'],
    tags: ['groups', 'kids', 'outdoor'],
    minRating: 2.5,
    openAt: MONDAY_NOON,
  },
];

const answersForMany: Tests = (current, places) => {
  const byId = new Map(places.map((place) => [place.id, place]));
  const placesOf = (ids: readonly number[]) =>
    ids.map((id) => byId.get(id) ?? expect.fail(`Place ${id} does not exist`));
  const search = (given: Partial<SearchRequest>) => current().search(ask({ perPage: ALL, ...given }));

  test.each(FILTERS)('filters %j: any value of one, all of them together', async (filters) => {
    const request = ask(filters);
    const expected = places.filter((place) => reference.passesFilters(place, request));
    const { ids, total } = await search(filters);
    expect(total).toBe(expected.length);
    expect(ids).toEqual(expected.sort(reference.byScore).map(({ id }) => id));
  });

  test.each(FILTERS)('facets of %j: exact, and no filter collapses its own', async (filters) => {
    const { facets } = await current().search(ask({ ...filters, perPage: 1 }));
    expect(facets).toEqual(facetsOf(places, filters));
  });

  test('the counts cover more than 100 values and more than 1,000 places', async () => {
    const { facets, total } = await search({ perPage: 1 });
    expect(total).toBe(places.length);
    expect(facets.cuisine.length).toBeGreaterThan(100);
    expect(facets.neighborhood.length).toBeGreaterThan(100);
  });

  test.each(['a', 'house', 'cafe', 'st.', 'o', '1919', 'oyster', 'b side', 'pub & g', 'new', 'l’', 'nino'])(
    '%j: every name that contains it is found, in the order of how',
    async (text) => {
      const { ids, total } = await search({ text, sort: 'relevance' });
      const found = placesOf(ids);
      const tier = (place: IndexedRestaurant) => reference.tierOf(place, text);
      const expected = places
        .filter((place) => reference.containsText(place, text))
        .sort((a, b) => tier(a) - tier(b) || reference.byScore(a, b));
      expect(total).toBe(new Set(ids).size);
      expect(ids.slice(0, expected.length)).toEqual(expected.map(({ id }) => id));
      expect(found.slice(expected.length).filter((place) => tier(place) < 4)).toEqual([]);
    },
  );

  test.each(['thai', 'north can', 'tavren'])(
    '%j: the facets count what is found, beside every filter',
    async (text) => {
      const everywhere = placesOf((await search({ text })).ids);
      for (const filters of FILTERS) {
        const request = ask({ text, ...filters });
        const { ids, total, facets } = await search({ text, ...filters });
        const expected = everywhere.filter((place) => reference.passesFilters(place, request));
        expect(total).toBe(expected.length);
        expect(new Set(ids)).toEqual(new Set(expected.map(({ id }) => id)));
        expect(facets).toEqual(facetsOf(everywhere, filters));
      }
    },
  );

  test.each(['best', 'rating', 'reviews', 'name'] as const)(
    'sorted by %s: the same places, ties by score, unknown last',
    async (sort) => {
      for (const text of ['', 'thai', 'tavren']) {
        const relevant = await search({ text, sort: 'relevance' });
        const sorted = await search({ text, sort });
        const expected = placesOf(relevant.ids).sort(reference.COMPARATORS[sort]);
        expect(sorted.ids).toEqual(expected.map(({ id }) => id));
        expect(sorted.facets).toEqual(relevant.facets);
        expect(sorted.total).toBe(relevant.total);
      }
    },
  );

  test.each(['', 'house', 'thai'])(
    'sorted by distance (%j): the nearest first, unknown last',
    async (text) => {
      const relevant = await search({ text, sort: 'relevance' });
      const sorted = await search({ text, sort: 'distance', near: HARBOR });
      expect(new Set(sorted.ids)).toEqual(new Set(relevant.ids));
      expect(sorted.total).toBe(relevant.total);
      const meters = placesOf(sorted.ids).map((place) => reference.metersBetween(place, HARBOR) ?? Infinity);
      const nearerThanBefore = meters.filter(
        (distance, index) => distance + DISTANCE_TOLERANCE_METERS < (meters[index - 1] ?? 0),
      );
      expect(nearerThanBefore).toEqual([]);
    },
  );

  test.each([
    { text: '', sort: 'best' },
    { text: 'house', sort: 'relevance' },
    { text: 'house', sort: 'rating' },
    { text: 'thai', sort: 'name' },
    { text: 'thai', sort: 'distance', near: HARBOR },
    { text: 'o', sort: 'relevance', prices: ['$$'] },
  ] as const)('page after page of %j brings every hit once', async (given) => {
    const whole = await search(given);
    const pages: SearchAnswer[] = [];
    const perPage = Math.ceil(whole.total / 6);
    for (const page of [1, 2, 3, 4, 5, 6, 7]) pages.push(await search({ ...given, page, perPage }));
    expect(pages.flatMap(({ ids }) => ids)).toEqual(whole.ids);
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => whole.total));
    expect(pages.map(({ facets }) => facets)).toEqual(pages.map(() => whole.facets));
  });

  test('a page beyond the last is empty and still knows the total', async () => {
    const { ids, total } = await search({ text: 'house', page: 2_500, perPage: 20 });
    expect(ids).toEqual([]);
    expect(total).toBe((await search({ text: 'house' })).total);
  });

  test('a fingerprint of every document', async () => {
    expect(await current().fingerprints()).toEqual(
      new Map(places.map((place) => [place.id, fingerprintOf(place)])),
    );
  });
};

function facetsOf(places: readonly IndexedRestaurant[], filters: Partial<SearchRequest>) {
  const request = ask(filters);
  const passing = (except: reference.FilterName) =>
    places.filter((place) => reference.passesFilters(place, request, except));
  return {
    cuisine: reference.countValues(passing('cuisines').map(({ category }) => category)),
    neighborhood: reference.countValues(passing('neighborhoods').map(({ neighborhood }) => neighborhood)),
    price: reference.countValues(passing('prices').map(({ priceRange }) => priceRange)),
  };
}

const keepsUp: Tests = (current, places) => {
  test('a changed place is found as it is now', async () => {
    const before = buildPlace(90, { name: 'Kingfisher', category: 'Seafood', rating: 4, tags: ['kids'] });
    const after = buildPlace(90, { name: 'Nightjar', category: 'Tea Room' });
    await current().upsert([before]);
    expect(await idsOf(current(), { text: 'kingfisher' })).toEqual([90]);
    await current().upsert([after]);
    expect(await idsOf(current(), { text: 'kingfisher' })).toEqual([]);
    expect(await idsOf(current(), { text: 'ightjar' })).toEqual([90]);
    expect(await idsOf(current(), { text: 'nightjar', tags: ['kids'] })).toEqual([]);
    expect(await idsOf(current(), { text: 'nightjar', minRating: 1 })).toEqual([]);
    expect((await current().fingerprints()).get(90)).toBe(fingerprintOf(after));
  });

  test('a removed place is gone, and removing it again does no harm', async () => {
    await current().remove([90]);
    await current().remove([90, 91]);
    expect(await idsOf(current(), { text: 'nightjar' })).toEqual([]);
    expect((await current().fingerprints()).has(90)).toBe(false);
  });

  test('values that differ only in case or accents are different values', async () => {
    const spelled = ['Tapas', 'TAPAS', 'Tàpas'].map((category, at) => buildPlace(92 + at, { category }));
    await current().upsert(spelled);
    expect(await idsOf(current(), { cuisines: ['TAPAS'] })).toEqual([93]);
    const { facets } = await current().search(ask());
    expect(facets.cuisine).toEqual(
      reference.countValues([...places, ...spelled].map(({ category }) => category)),
    );
    await current().remove(spelled.map(({ id }) => id));
  });

  test('nothing to write is fine', async () => {
    await current().upsert([]);
    await current().remove([]);
  });

  test('preparing again keeps what there is', async () => {
    await current().setSynonyms([{ term: 'bbq', meaning: 'barbecue' }]);
    await current().prepare();
    expect((await current().fingerprints()).size).toBe(places.length);
    expect(await current().synonyms()).toEqual([{ term: 'bbq', meaning: 'barbecue' }]);
    await current().setSynonyms([]);
  });

  test('it says that it is well', async () => {
    expect(await current().isHealthy()).toBe(true);
  });
};

const rebuilds: Tests = (current, places) => {
  const everything = { perPage: ALL };
  const rebuilt = [buildPlace(200, { name: 'Phoenix' }), buildPlace(201, { name: 'Phoenix Annex' })];
  const rebuiltIds = rebuilt.map(({ id }) => id);

  test('without an earlier index there is nothing to go back to', async () => {
    await expect(current().rollback()).rejects.toThrow(/\w+ \w+/);
  });

  test('searches stay right while the new index is built', async () => {
    const before = await current().search(ask(everything));
    const shadow = await current().buildShadow();
    expect(await current().search(ask(everything))).toEqual(before);
    await shadow.upsert(rebuilt);
    await shadow.setSynonyms([{ term: 'firebird', meaning: 'phoenix' }]);
    expect(await current().search(ask(everything))).toEqual(before);
    expect(await idsOf(current(), { text: 'phoenix' })).toEqual([]);
    expect(await idsOf(shadow, { text: 'phoenix' })).toEqual(rebuiltIds);
    expect((await shadow.fingerprints()).size).toBe(rebuilt.length);
    await current().upsert([buildPlace(99, { name: 'Latecomer' })]);
    expect(await idsOf(current(), { text: 'latecomer' })).toEqual([99]);
    expect(await idsOf(shadow, { text: 'latecomer' })).toEqual([]);
    await current().remove([99]);
    await shadow.swap();
    expect(await idsOf(current(), everything)).toEqual(rebuiltIds);
    expect(await idsOf(current(), { text: 'firebird' })).toEqual(rebuiltIds);
  });

  test('back and forth between the two', async () => {
    await current().rollback();
    expect((await current().search(ask(everything))).total).toBe(places.length);
    expect(await idsOf(current(), { text: 'firebird' })).toEqual([]);
    await current().rollback();
    expect(await idsOf(current(), everything)).toEqual(rebuiltIds);
  });

  test('a shadow that was left behind is replaced by an empty one, and can be thrown away', async () => {
    const left = await current().buildShadow();
    await left.upsert(places);
    const shadow = await current().buildShadow();
    expect((await shadow.fingerprints()).size).toBe(0);
    await shadow.discard();
    expect(await idsOf(current(), everything)).toEqual(rebuiltIds);
  });

  test('it can be rebuilt again and written to afterwards', async () => {
    const shadow = await current().buildShadow();
    await shadow.upsert(places);
    await shadow.swap();
    await current().upsert([buildPlace(99, { name: 'Latecomer' })]);
    expect((await current().search(ask(everything))).total).toBe(places.length + 1);
    expect(await idsOf(current(), { text: 'latecomer' })).toEqual([99]);
    await current().rollback();
    expect(await idsOf(current(), everything)).toEqual(rebuiltIds);
  });
};
