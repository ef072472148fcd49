import { operations } from '#contract/index';
import type { Pins, SearchAnswer, Suggestions } from '#contract/search';
import type { Restaurant } from '#contract/restaurants';
import { distanceMiles, locationOf } from '#domain/places/distance';
import { byScore } from '#domain/places/rated';
import { TEST_ADMIN } from '#cms/test/create-test-database';
import { buildRestaurant, createRestaurant } from '#cms/test/factories';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectDeclared } from '../site/expect-declared.ts';
import { site } from '../site/sample-site.ts';

const HARBOR = { latitude: 39.2861, longitude: -76.6122 };

let places: Restaurant[];

beforeAll(async () => {
  places = (await site.send('/api/restaurants')).json() as Restaurant[];
});

/** A different client for each search, because of the rate limit. */
async function search(query: string | Record<string, string> | [string, string][]): Promise<SearchAnswer> {
  const answer = await site.visitor().get(`/api/search?${new URLSearchParams(query)}`);
  expectDeclared(operations.searchRestaurants, answer);
  expect(answer.status, answer.text).toBe(200);
  return answer.json() as SearchAnswer;
}

async function refuse(query: string): Promise<string> {
  const answer = await site.visitor().get(`/api/search?${query}`);
  expect(answer.status, query).toBe(400);
  expectDeclared(operations.searchRestaurants, answer);
  return answer.text;
}

const within = (timeout: number, isSo: () => Promise<boolean>) =>
  expect.poll(isSo, { timeout, interval: 20 }).toBe(true);
const namesOf = (answer: SearchAnswer) => answer.hits.map(({ name }) => name);

describe('a dish that is also a synonym', () => {
  it.each([
    ['crab cakes', /crab cake/i],
    ['oysters', /oyster/i],
    ['lobster roll', /lobster.* roll/i],
  ])('%s: who serves it comes before who is merely named after what it means', async (q, dish) => {
    const { hits } = await search({ q, perPage: '3' });
    expect(hits.map(({ evidence }) => evidence[0])).toEqual(hits.map(() => expect.stringMatching(dish)));
  });
});

describe('what a place must have, and must not', () => {
  it.each([
    ['brunch with kids outside', 'tag=brunch&tag=kids&tag=outdoor'],
    ['pizza but not expensive', 'cuisine=Pizza&excludePrice=$$$&excludePrice=$$$$'],
    ['sushi or ramen with takeout', 'cuisine=Sushi&cuisine=Ramen&need=takeout'],
    ['anything but pizza in otterbein', 'excludeCuisine=Pizza&neighborhood=Otterbein'],
    ['newly opened', 'opened=lately'],
  ])('%j in words is %s in a call, with the same counts', async (q, call) => {
    const [said, called] = [await search({ q, perPage: '50' }), await search(`${call}&perPage=50`)];
    expect(called.total).toBeGreaterThan(0);
    expect(new Set(said.hits.map(({ id }) => id))).toEqual(new Set(called.hits.map(({ id }) => id)));
    expect([said.total, said.facets.price]).toEqual([called.total, called.facets.price]);
  });

  const tagsOf = async (answer: SearchAnswer) =>
    Promise.all(
      answer.hits.map(async ({ id }) => {
        const { tags } = (await site.send(`/api/restaurants/${id}`)).json() as { tags: string[] };
        return tags;
      }),
    );

  it('has all of the tags', async () => {
    const both = await search([
      ['tag', 'kids'],
      ['tag', 'outdoor'],
    ]);
    expect(both.total).toBeGreaterThan(0);
    for (const tags of await tagsOf(both)) expect(tags).toEqual(expect.arrayContaining(['kids', 'outdoor']));
  });

  it('has none of what is excluded', async () => {
    const { hits, total } = await search({ excludeCuisine: 'Italian', excludePrice: '$$', perPage: '50' });
    expect(total).toBeLessThan(places.length);
    expect(hits.filter(({ category, priceRange }) => category === 'Italian' || priceRange === '$$')).toEqual(
      [],
    );
  });
});

describe('a map', () => {
  const FELLS_POINT = { west: -76.6, south: 39.28, east: -76.585, north: 39.287 };
  const area = Object.values(FELLS_POINT).join();

  async function pinsOf(query: Record<string, string>): Promise<Pins> {
    const answer = await site.visitor().get(`/api/search/pins?${new URLSearchParams(query)}`);
    expectDeclared(operations.listPins, answer);
    expect(answer.status, answer.text).toBe(200);
    return answer.json() as Pins;
  }

  it.each<Record<string, string>>([
    {},
    { q: 'cheap pizza in canton', sort: 'name' },
    { area, price: '$$', sort: 'reviews' },
  ])('has a pin for each place in the full list of %j, in its order', async (query) => {
    const { pins, total } = await pinsOf(query);
    const listed: Restaurant[] = [];
    for (let page = 1; listed.length < total; page += 1) {
      const { hits } = await search({ ...query, page: String(page), perPage: '50' });
      if (hits.length === 0) break;
      listed.push(...hits);
    }
    expect(listed).toHaveLength(total);
    const expected = listed.flatMap((place) =>
      locationOf(place) ? [[place.id, place.longitude, place.latitude]] : [],
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(pins).toEqual(expected);
  });

  it('returns only the places in the area that it was moved to', async () => {
    const { west, south, east, north } = FELLS_POINT;
    const inArea = places.filter((place) => {
      const location = locationOf(place);
      if (!location) return false;
      const { latitude, longitude } = location;
      return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
    });
    expect(inArea.length).toBeGreaterThan(10);
    const { hits, total, facets } = await search({ area, perPage: '50' });
    expect(total).toBe(inArea.length);
    expect(new Set(hits.map(({ id }) => id))).toEqual(
      new Set(
        inArea
          .toSorted(byScore)
          .slice(0, 50)
          .map(({ id }) => id),
      ),
    );
    expect(facets.cuisine.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(inArea.length);
  });
});

describe('a search', () => {
  it('without a query lists everything, best first', async () => {
    const answer = await search('perPage=50');
    expect(answer.total).toBe(places.length);
    expect(answer.hits.map(({ id }) => id)).toEqual(
      places
        .toSorted((a, b) => byScore(a, b))
        .slice(0, 50)
        .map(({ id }) => id),
    );
  });

  it('by distance measures from the visitor’s location, and puts places without coordinates last', async () => {
    const answer = await search({
      lat: String(HARBOR.latitude),
      lng: String(HARBOR.longitude),
      sort: 'distance',
      perPage: '50',
    });
    const miles = answer.hits.map((hit) => hit.distanceMiles ?? Infinity);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    for (const hit of answer.hits) {
      const location = locationOf(hit);
      expect(hit.distanceMiles).toBe(location ? distanceMiles(HARBOR, location) : undefined);
    }
    const nearest = places.flatMap((place) => {
      const location = locationOf(place);
      return location ? [distanceMiles(HARBOR, location)] : [];
    });
    expect(miles[0]).toBe(Math.min(...nearest));
  });

  it('turns parts of a query into filters, and a rejected part back into text', async () => {
    const answer = await search('q=pizza in canton&perPage=50');
    expect(answer.understood.parts.map(({ label, gaveWay }) => [label, gaveWay])).toEqual([
      ['Pizza', false],
      ['Canton', false],
    ]);
    const ofBoth = places.filter(
      ({ category, neighborhood }) => category === 'Pizza' && neighborhood === 'Canton',
    );
    expect(new Set(answer.hits.map(({ id }) => id))).toEqual(new Set(ofBoth.map(({ id }) => id)));
    const plain = await search('q=pizza in canton&plain=canton&plain=pizza');
    expect(plain.understood).toMatchObject({ parts: [], text: 'pizza canton' });
  });

  it('open now leaves out places whose hours are unknown', async () => {
    const { total } = await search('openNow=true&perPage=1');
    expect(total).toBeLessThan(places.length);
  });
});

describe('out-of-range values are refused with a reason', () => {
  it.each([
    [`q=${'x'.repeat(301)}`, 'q: at most 300 characters'],
    ['q=a&q=b', 'q: give one text'],
    ['price=cheap', 'price: one of $, $$, $$$, $$$$'],
    ['minRating=6', 'minRating'],
    ['minRating=many', 'minRating: a number from 0 to 5'],
    ['openNow=perhaps', 'openNow: true or false'],
    ['tag=romantic', 'tag: one of date night'],
    ['lat=39', 'lat and lng: give both or none'],
    ['lat=91&lng=0', 'lat'],
    ['lat=39&lng=-200', 'lng'],
    ['sort=random', 'sort: one of relevance'],
    ['sort=distance', 'sort=distance needs lat and lng'],
    ...['1,2,3', '1,2,3,4,5', 'a,b,c,d', '-76,39,-77,40', '-77,40,-76,39', '', '1,2,3,4,'].map((area) => [
      `area=${area}`,
      'area: ',
    ]),
    ['page=0', 'page'],
    ['page=1001', 'page'],
    ['page=1.5', 'page: a whole number'],
    ['perPage=51', 'perPage'],
    ['perPage=-1', 'perPage'],
    [`cuisine=${'x'.repeat(101)}`, 'cuisine'],
    [Array.from({ length: 51 }, (_, index) => `cuisine=c${index}`).join('&'), 'cuisine: at most 50 values'],
  ])('%s', async (query, reason) => {
    expect(await refuse(query)).toContain(reason);
  });
});

describe('suggestions', () => {
  it('complete a query with existing values, and put better-matching names first', async () => {
    const { completions } = await suggestions('pizza in c');
    const { total } = await search('q=pizza in Canton&perPage=1');
    expect(completions).toContainEqual({ value: 'pizza in Canton', count: total });
    const found = await suggestions('hamp');
    expect(found).toMatchObject({ namesFirst: true, neighborhoods: [{ value: 'Hampden' }] });
    expect((await suggestions('hamdpen')).neighborhoods.map(({ value }) => value)).toEqual(['Hampden']);
    expect((await suggestions('salt box')).namesFirst).toBe(false);
    expect((await suggestions('mt v')).neighborhoods.map(({ value }) => value)).toEqual(['Mount Vernon']);
  });

  it('offer dishes and what people look for anywhere, but nothing that leads to an empty list', async () => {
    const valuesFor = async (text: string) => (await suggestions(text)).completions.map(({ value }) => value);
    expect(await valuesFor('crab c')).toContain('crab cakes');
    expect(await valuesFor('cakes')).toContain('crab cakes');
    // At four in the morning nothing is.
    const openNow = await search('q=open now&perPage=1');
    expect((await valuesFor('open')).includes('open now')).toBe(openNow.understood.gaveWayInWords === null);
    for (const text of ['open', 'cr', 'ta', 'b', 'oyster r']) {
      for (const { value, count } of (await suggestions(text)).completions) {
        const { total, understood } = await search({ q: value, perPage: '1' });
        expect([value, total, understood.gaveWayInWords]).toEqual([value, count, null]);
      }
    }
  });

  async function suggestions(q: string): Promise<Suggestions> {
    const answer = await site.visitor().get(`/api/suggest?q=${encodeURIComponent(q)}`);
    expectDeclared(operations.suggest, answer);
    return answer.json() as Suggestions;
  }

  it('are empty without matches, and refused without a text', async () => {
    expect(await suggestions('  ')).toEqual({
      restaurants: [],
      cuisines: [],
      neighborhoods: [],
      completions: [],
      namesFirst: false,
    });
    expect((await site.visitor().get('/api/suggest')).status).toBe(400);
  });
});

describe('a change reaches search within a second', () => {
  it('a new place, its closing and its renaming, in another process too', async () => {
    const elsewhere = await site.another();
    const editor = site.visitor();
    await editor.call('POST', '/api/admin/login', TEST_ADMIN);
    const created = await editor.call(
      'POST',
      '/cms/api/restaurants',
      buildRestaurant({ name: 'Zymurgy Zeppelin' }),
    );
    const { doc } = z.object({ doc: z.object({ id: z.number() }) }).parse(created.json());
    const totalOf = async (q: string) =>
      (
        (
          await elsewhere({ path: `/api/search?q=${q}`, headers: { 'x-forwarded-for': '10.9.9.9' } })
        ).json() as SearchAnswer
      ).total;

    await within(1_000, async () => (await totalOf('zymurgy')) === 1);
    expect(namesOf(await search('q=zymurgy'))).toEqual(['Zymurgy Zeppelin']);
    await editor.call('PATCH', `/cms/api/restaurants/${doc.id}`, { name: 'Xenial Xylophone' });
    await within(1_000, async () => (await totalOf('zymurgy')) === 0 && (await totalOf('xenial')) === 1);
    await editor.call('PATCH', `/cms/api/restaurants/${doc.id}`, { status: 'closed' });
    await within(1_000, async () => (await totalOf('xenial')) === 0);
  });

  it('dishes and former names are found, and the requested dish is shown', async () => {
    const { id } = await createRestaurant(site.cms.payload, {
      name: 'Galley Nine',
      dishes: [{ name: 'Buckwheat honey cake' }, { name: 'Smoked eel on toast' }],
      formerNames: [{ name: 'Zuckerman’s Lunch' }],
    });
    const found = async (q: string) => (await search({ q })).hits.find((hit) => hit.id === id);
    await within(30_000, async () => (await found('smoked eels')) !== undefined);
    expect(await found('eel toast')).toMatchObject({ evidence: ['Smoked eel on toast'] });
    expect(await found('galley nine')).toMatchObject({ evidence: [] });
    expect(await found('zuckermans')).toMatchObject({ name: 'Galley Nine' });
    expect((await site.send(`/api/restaurants/${id}`)).json()).toMatchObject({
      dishes: ['Buckwheat honey cake', 'Smoked eel on toast'],
      formerNames: ['Zuckerman’s Lunch'],
    });
    await site.cms.payload.update({ collection: 'restaurants', id, data: { dishes: [] } });
    await within(30_000, async () => (await found('smoked eels')) === undefined);
  });
});
