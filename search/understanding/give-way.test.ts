import { describe, expect, test } from 'vitest';
import type { EngineRequest } from '../engine.ts';
import { byFacet, EVERYTHING, NO_FILTERS, type SearchFilters, type SearchRequest } from '../query.ts';
import { foldForTests as fold } from '../test/fixture.ts';
import { answerUnderstood } from './give-way.ts';
import { atOnce } from '../test/at-once.ts';
import { knownCity } from '../test/known-city.ts';
import { buildLexicon } from './lexicon.ts';
import { understand } from './understand.ts';

const lexiconOf = (...given: Parameters<typeof buildLexicon>) => atOnce(buildLexicon(...given));
const lexicon = lexiconOf(fold, {
  cuisines: ['Sushi', 'Pizza', 'Vegan', 'Vegetarian'],
  neighborhoods: ['Canton', 'Hampden'],
});
const isWord = (word: string) => word !== 'zorp';
const isDish = (one: string, next: string) => `${one} ${next}` === 'crab cakes';
const around = (name: string) => (name === 'Canton' ? ['Fells Point', 'Hampden'] : []);
const CANTON = { latitude: 39.28, longitude: -76.58 };
const middleOf = (name: string) => (name === 'Canton' ? CANTON : null);
const NOWHERE = { ids: [], total: 0, facets: byFacet(() => []) };

const meaningOf = (request?: EngineRequest) => request?.reading?.meanings[0];
const aroundOf = (request?: EngineRequest) =>
  request?.reading?.meanings.flatMap(({ isAround, filters }) => (isAround ? filters.neighborhoods : [])) ??
  [];

/** What a query is answered with where an engine has something for those requests alone. */
async function answer(
  query: string,
  has: (request: EngineRequest) => boolean,
  given: Partial<SearchRequest> = {},
) {
  const asked: EngineRequest[] = [];
  const ask = async (request: EngineRequest) => {
    asked.push(request);
    return has(request) ? { ...NOWHERE, ids: [1], total: 1 } : NOWHERE;
  };
  const known = knownCity({ lexicon, isWord, around, middleOf });
  const understanding = understand(query, { ...known, now: 0, today: '2026-11-28' });
  const request = { ...EVERYTHING, sort: 'relevance' as const, text: query, ...given };
  const { understood, total } = await answerUnderstood({ ...known, isDish, ask }, understanding, request);
  const givenUp = understood.parts.filter(({ hasGivenWay }) => hasGivenWay).map(({ label }) => label);
  const instead = understood.parts.flatMap((part) => part.instead?.label ?? []);
  const labels = understood.parts.map(({ label }) => label);
  return { asked, total, givenUp, instead, labels, words: understood.wordsGivenUp };
}

test('a question of words that say nothing gives way as a whole, but signs do not', async () => {
  const isEverything = (request: EngineRequest) => meaningOf(request)?.terms.key === '';
  expect(await answer('where do you eat', isEverything)).toMatchObject({
    total: 1,
    words: 'where do you eat',
  });
  expect(await answer('???!', isEverything)).toMatchObject({ total: 0 });
});

test('where something has all parts, nothing gives way', async () => {
  const { asked, givenUp } = await answer('cheap sushi canton', () => true);
  expect(givenUp).toEqual([]);
  expect(asked).toHaveLength(1);
  expect(meaningOf(asked[0])?.filters).toMatchObject({
    cuisines: ['Sushi'],
    neighborhoods: ['Canton'],
    prices: ['$'],
  });
});

test.each([
  ['the price before the place', ({ prices }: { prices: readonly string[] }) => prices.length === 0, ['$']],
  ['the place where that is what nothing has', ({ neighborhoods }) => neighborhoods.length === 0, ['Canton']],
  [
    'both where one is not enough',
    ({ prices, neighborhoods }) => prices.length + neighborhoods.length === 0,
    ['$', 'Canton'],
  ],
  [
    'both before the dish',
    ({ prices, neighborhoods, cuisines }) =>
      cuisines.length === 0 || prices.length + neighborhoods.length === 0,
    ['$', 'Canton'],
  ],
] satisfies [string, (filters: SearchFilters) => boolean, string[]][])(
  'the least significant part gives way: %s',
  async (_, passes, expected) => {
    const has = (request: EngineRequest) => passes(meaningOf(request)?.filters ?? NO_FILTERS);
    expect((await answer('cheap sushi canton', has)).givenUp).toEqual(expected);
  },
);

test.each([
  ['halal sushi', ['Sushi'], 'the dish'],
  ['kosher pizza hampden', ['Pizza', 'Hampden'], 'dish and place'],
  ['wheelchair accessible canton', ['Canton'], 'the place'],
])('what somebody must have stays: %j gives up %j, %s', async (query, expected) => {
  const has = (request: EngineRequest) =>
    meaningOf(request)?.filters.tags.length === 1 &&
    meaningOf(request)?.filters.cuisines.length === 0 &&
    meaningOf(request)?.filters.neighborhoods.length === 0;
  expect((await answer(query, has)).givenUp).toEqual(expected);
});

test.each([
  ['vegan', 'Vegan'],
  ['vegan pizza in canton', 'vegan'],
  ['no sushi', 'Sushi'],
  ['cheap pizza, not sushi', 'Sushi'],
])('a must or an exclusion is asked for each time, even if nothing has it: %j', async (query, must) => {
  const { asked, total } = await answer(query, () => false);
  expect(total).toBe(0);
  for (const { reading } of asked) {
    const wanted = reading?.meanings.flatMap(({ filters }) => [...filters.tags, ...filters.cuisines]) ?? [];
    expect([...wanted, ...(reading?.not.cuisines ?? [])]).toContain(must);
  }
});

test.each([
  ['a wish where the place has none', 'parking canton', ['Parking']],
  ['the last wish alone where the others can be had', 'kids parking patio pizza', ['Outdoor']],
  ['none of two where another is the one that nothing has', 'parking delivery kids pizza', ['Kids']],
])('what gives way is %s', async (_, query, expected) => {
  const wishes = { Parking: 'parking', Outdoor: 'outdoor', Kids: 'kids' };
  const missing = Object.entries(wishes).flatMap(([label, tag]) => (expected.includes(label) ? tag : []));
  const has = (request: EngineRequest) =>
    meaningOf(request)?.filters.tags.every((tag) => !missing.includes(tag)) ?? false;
  const isPlaced = (request: EngineRequest) =>
    !query.includes('canton') || meaningOf(request)?.filters.neighborhoods.length === 1;
  expect((await answer(query, (request) => has(request) && isPlaced(request))).givenUp).toEqual(expected);
});

test('a vague word gives way before anything else', async () => {
  const has = (request: EngineRequest) => meaningOf(request)?.terms.key === 'crab';
  expect(await answer('cozy crab canton', has)).toMatchObject({ words: 'cozy', givenUp: [] });
  expect(await answer('cozy', () => false)).toMatchObject({ total: 0, words: '' });
});

test('a dish stays rather than the cuisine beside it', async () => {
  const has = (request: EngineRequest) =>
    !(meaningOf(request)?.terms.key && meaningOf(request)?.filters.cuisines[0]);
  expect(await answer('crab cakes sushi', has)).toMatchObject({ words: '', givenUp: ['Sushi'] });
  expect(await answer('crab apples sushi', has)).toMatchObject({ words: 'crab apples', givenUp: [] });
});

test('a cuisine stays unless a text, a place or a must keeps the meaning', async () => {
  const isAny = (request: EngineRequest) => meaningOf(request)?.filters.cuisines.length === 0;
  expect(await answer('kids sushi', isAny)).toMatchObject({ total: 0, givenUp: [] });
  expect(await answer('sushi canton', isAny)).toMatchObject({ total: 1, givenUp: ['Sushi'] });
});

describe('a price gives way to the next one before there is none', () => {
  const pricesOf = (request: EngineRequest) => meaningOf(request)?.filters.prices ?? [];

  test.each([
    ['cheap sushi', '$$', '$$'],
    ['sushi under $50', '$$$', '$$$'],
    ['$$ sushi', '$', '$ or $$$'],
    ['$$$ sushi', '$$$$', '$$ or $$$$'],
    ['fancy sushi', '$$', '$$'],
    ['cheap sushi', '$$$', null],
  ])('%j where there is only %s', async (query, price, instead) => {
    const has = (request: EngineRequest) => {
      const prices = pricesOf(request);
      return prices.length === 0 || prices.includes(price);
    };
    const answered = await answer(query, has);
    expect(answered).toMatchObject({ total: 1, instead: instead === null ? [] : [instead] });
    expect(answered.givenUp).toHaveLength(1);
    expect(pricesOf(answered.asked.at(-1) ?? expect.fail())).toEqual(instead?.split(' or ') ?? []);
  });

  test('with what else is given up, too', async () => {
    const has = (request: EngineRequest) =>
      meaningOf(request)?.filters.openAt === null && meaningOf(request)?.filters.prices[0] !== '$';
    const { givenUp, instead } = await answer('cheap sushi open now', has);
    expect(givenUp).toEqual(['$', 'Open now']);
    expect(instead).toEqual(['$$']);
  });
});

describe('without a neighborhood, what is closest to it comes first', () => {
  const isAnywhere = (request: EngineRequest) => meaningOf(request)?.filters.neighborhoods.length === 0;
  const orderOf = ({ sort, near }: EngineRequest) => ({ sort, near });
  const HERE = { latitude: 39.3, longitude: -76.61 };

  test.each([
    ['sushi in canton', ['Canton'], []],
    ['sushi in hampden or canton', ['Hampden', 'Canton'], []],
    ['cheap sushi canton', ['$', 'Canton'], ['$$']],
  ])('%j', async (query, givenUp, prices) => {
    const has = (request: EngineRequest) =>
      isAnywhere(request) && meaningOf(request)?.filters.prices[0] !== '$';
    const answered = await answer(query, has);
    expect(answered).toMatchObject({ total: 1, givenUp, instead: [...prices, 'Closest to Canton first'] });
    expect(answered.asked.map(orderOf)[0]).toEqual({ sort: 'relevance', near: null });
    expect(answered.asked.map(orderOf).at(-1)).toEqual({ sort: 'distance', near: CANTON });
  });

  test('with a text that nothing anywhere has', async () => {
    const has = (request: EngineRequest) => isAnywhere(request) && meaningOf(request)?.terms.key === '';
    const answered = await answer('zorp sushi canton', has);
    expect(answered).toMatchObject({ instead: ['Closest to Canton first'], words: 'zorp' });
  });

  test.each([
    ['nobody knows where it is', 'sushi in hampden', {}, { sort: 'relevance', near: null }],
    ['another order was chosen', 'sushi in canton', { sort: 'name' }, { sort: 'name', near: null }],
    ['"near me" was asked for', 'sushi near me in canton', { near: HERE }, { sort: 'distance', near: HERE }],
  ] satisfies [string, string, Partial<SearchRequest>, object][])(
    'unless %s',
    async (_, query, given, order) => {
      const { asked, instead } = await answer(query, isAnywhere, given);
      expect(asked.map(orderOf).at(-1)).toEqual(order);
      expect(instead).toEqual([]);
    },
  );
});

test('what is around a neighborhood is asked for after it, and given up with it: then it is what is closest', async () => {
  const { asked, instead } = await answer('sushi near canton', (request) => aroundOf(request).length === 0);
  expect(instead).toEqual(['Closest to Canton first']);
  expect(asked.map((request) => [meaningOf(request)?.filters.neighborhoods, aroundOf(request)])).toEqual([
    [['Canton'], ['Fells Point', 'Hampden']],
    [[], []],
  ]);
  const both = await answer('sushi near canton or hampden', () => true);
  expect(meaningOf(both.asked[0])?.filters.neighborhoods).toEqual(['Canton', 'Hampden']);
  expect(aroundOf(both.asked[0])).toEqual(['Fells Point']);
});

describe('what an engine is asked', () => {
  test('each side of an "or" is a meaning, with what holds for all', async () => {
    const { asked } = await answer('kids sushi or crab cakes near canton', () => true);
    const meanings = asked[0]?.reading?.meanings.map(({ terms, filters, isAround }) => [
      terms.key,
      filters.tags,
      filters.cuisines,
      filters.neighborhoods,
      isAround,
    ]);
    const surroundings = ['Fells Point', 'Hampden'];
    expect(meanings).toEqual([
      ['', ['kids'], ['Sushi'], ['Canton'], false],
      ['crab cakes', ['kids'], [], ['Canton'], false],
      ['', ['kids'], ['Sushi'], surroundings, true],
      ['crab cakes', ['kids'], [], surroundings, true],
    ]);
  });

  test('a side that is given up asks for nothing', async () => {
    const has = ({ reading }: EngineRequest) =>
      reading?.meanings.every(({ terms }) => terms.key === '') ?? false;
    const { asked, words } = await answer('sushi or zorp', has);
    expect(asked.at(-1)?.reading?.meanings).toHaveLength(1);
    expect(words).toBe('zorp');
  });

  test('exclusions are said once, and what both names is wanted', async () => {
    const { asked } = await answer(
      'sushi, no fish, not cheap, not in hampden, no olives, no kids',
      () => true,
    );
    expect(asked[0]?.reading).toMatchObject({
      meanings: [{ filters: { cuisines: ['Sushi'], tags: [], prices: [] } }],
      not: { neighborhoods: ['Hampden'], prices: ['$'], tags: ['kids'], words: ['fish', 'olives'] },
    });
  });

  test('an allergy alone asks for nothing', async () => {
    expect(await answer('nut allergy', () => true)).toMatchObject({ asked: [], total: 0 });
    expect(await answer('nut free pizza', () => true)).toMatchObject({ labels: ['Pizza'], total: 1 });
  });
});

test('what the directory doesn’t know is given up at once, and said', async () => {
  const { asked, givenUp } = await answer('sushi near zorp, not busy', () => true);
  expect(asked).toHaveLength(1);
  expect(givenUp).toEqual(['zorp', 'busy']);
});

test('a word that nobody has gives way', async () => {
  const beside = await answer('zorp pizza', (request) => meaningOf(request)?.terms.key === '');
  expect(beside).toMatchObject({ words: 'zorp', givenUp: [] });
  const among = await answer('crab zorp dip', (request) => meaningOf(request)?.terms.key === 'crab dip');
  expect(among.words).toBe('zorp');
});

test('a time that nothing is open at gives way even alone', async () => {
  const has = (request: EngineRequest) => meaningOf(request)?.filters.openAt === null;
  expect(await answer('open now', has)).toMatchObject({ total: 1, givenUp: ['Open now'] });
});

test('a price alone gives way to the next', async () => {
  const has = (request: EngineRequest) => meaningOf(request)?.filters.prices[0] !== '$';
  expect(await answer('cheap', has)).toMatchObject({ total: 1, givenUp: ['$'], instead: ['$$'] });
});

test('nothing else gives way alone, and nonsense is asked for a few times only', async () => {
  expect(await answer('cheap', () => false)).toMatchObject({ total: 0, givenUp: [] });
  const { asked, total, words } = await answer('zorp '.repeat(15), () => false);
  expect({ total, words }).toEqual({ total: 0, words: '' });
  expect(asked.length).toBeLessThanOrEqual(13);
});

test('what the visitor has chosen is never given up', async () => {
  const { asked } = await answer('cheap sushi', () => false, { cuisines: ['Pizza'], minRating: 4 });
  for (const { cuisines, minRating } of asked)
    expect({ cuisines, minRating }).toEqual({ cuisines: ['Pizza'], minRating: 4 });
});

test.each([
  ['best sushi', {}, 'relevance'],
  ['best sushi', { sort: 'name' as const }, 'name'],
  ['best sushi near me', { near: { latitude: 39, longitude: -76 } }, 'distance'],
  ['sushi near me', {}, 'relevance'],
] satisfies [string, Partial<SearchRequest>, string][])(
  '%j with %j is in the order of %s',
  async (query, given, sort) => {
    const { asked } = await answer(query, () => true, given);
    expect(asked[0]?.sort).toBe(sort);
  },
);

test('where nothing new fits, what is known to be old is left out too, unless it is all there is', async () => {
  const notBefore = (request: EngineRequest) => request.reading?.not.openedBefore ?? null;
  const isAnyAge = (request: EngineRequest) => meaningOf(request)?.filters.openedSince === null;
  const { asked, givenUp } = await answer('new sushi', isAnyAge);
  expect(givenUp).toEqual(['New']);
  expect(asked.map(notBefore)).toEqual([expect.any(String), expect.any(String)]);
  const old = await answer('new sushi', (request) => isAnyAge(request) && notBefore(request) === null);
  expect(old.givenUp).toEqual(['New']);
  expect(old.total).toBe(1);
});
