import { expect, test } from 'vitest';
import { fingerprintOf, type IndexedRestaurant } from '../../indexed-restaurant.ts';
import { byFacet, FACETS, NO_EXCLUSIONS, type SearchAnswer, type SearchRequest } from '../../query.ts';
import { AFTER_SUNDAY_MIDNIGHT, MONDAY_NOON } from '../fixture.ts';
import * as reference from '../reference.ts';
import { ALL, type TestGroup } from './group.ts';

const { ask } = reference;

/** Places whose distances differ by less may come in either order: Meilisearch takes a metre for none. */
const DISTANCE_TOLERANCE_METERS = 2.1;
const HARBOR = { latitude: 39.2853, longitude: -76.6127 };

const FILTERS: readonly Partial<SearchRequest>[] = [
  {},
  { cuisines: ['Market Thai'] },
  { cuisines: ['Market Thai', 'Bar & Restaurant Thai', 'Counter BBQ'] },
  { neighborhoods: ['North O’Donnell Heights', 'North Loyola/Notre Dame'] },
  { prices: ['$', '$$$$'] },
  { tags: ['late night', 'brunch'] },
  { tags: ['groups', 'kids', 'outdoor'] },
  { openOn: '2026-12-24' },
  { openedSince: '2026-06-17' },
  { not: { ...NO_EXCLUSIONS, openedBefore: '2026-06-17' } },
  { not: { ...NO_EXCLUSIONS, cuisines: ['Market Thai'], neighborhoods: ['North Canton'], prices: ['$$$$'] } },
  {
    not: { ...NO_EXCLUSIONS, tags: ['kids', 'groups'], words: ['tavern', 'oyster house', 'zz', 'crab'] },
    minRating: 3,
  },
  { minRating: 4.2 },
  { openAt: MONDAY_NOON },
  { openAt: AFTER_SUNDAY_MIDNIGHT },
  { mayBeOpenAt: MONDAY_NOON },
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
    tags: ['groups'],
    minRating: 2.5,
    openAt: MONDAY_NOON,
  },
];

export const answersForMany: TestGroup = (current, places) => {
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

  test('a facet that is not asked for is not counted, and what is found stays the same', async () => {
    const filters = { cuisines: [places[0]?.category ?? ''] };
    const whole = await current().search(ask(filters));
    const { ids, total, facets } = await current().search(ask({ ...filters, facets: ['price'] }));
    expect({ ids, total }).toEqual({ ids: whole.ids, total: whole.total });
    expect(facets).toEqual({ cuisine: [], neighborhood: [], price: whole.facets.price });
  });

  test('the counts cover more than 100 values and more than 1,000 places', async () => {
    const { facets, total } = await search({ perPage: 1 });
    expect(total).toBe(places.length);
    expect(facets.cuisine.length).toBeGreaterThan(100);
    expect(facets.neighborhood.length).toBeGreaterThan(100);
  });

  test.each(['a', 'house', 'cafe', 'st', '1919', 'oyster', 'b side', 'pub & g', 'new', 'l’', 'nino'])(
    '%j: every name that contains it is found, in the order of how, and before other places',
    async (text) => {
      const { ids, total } = await search({ text, sort: 'relevance' });
      const tiers = placesOf(ids).map((place) => reference.tierOf(place, text));
      const containing = places.filter((place) => reference.tierOf(place, text) < 4);
      expect(total).toBe(new Set(ids).size);
      expect(ids).toEqual(expect.arrayContaining(containing.map(({ id }) => id)));
      expect(tiers).toEqual(tiers.toSorted());
    },
  );

  test.each(['st.', 'sip &', '& b'])(
    '%j: every name that contains it is found, signs included',
    async (text) => {
      const { ids } = await search({ text, sort: 'relevance' });
      const containing = places.filter((place) => reference.containsText(place, text));
      expect(containing.length).toBeGreaterThan(10);
      expect(ids).toEqual(expect.arrayContaining(containing.map(({ id }) => id)));
    },
  );

  test.each(['thai', 'north can', 'tavren'])(
    '%j: the facets count what is found, beside every filter',
    async (text) => {
      const everywhere = placesOf((await search({ text, sort: 'relevance' })).ids);
      for (const filters of FILTERS) {
        const request = ask({ text, ...filters });
        const { ids, total, facets } = await search({ text, sort: 'relevance', ...filters });
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
    { text: 'nino', sort: 'rating', prices: ['$'] },
    { text: 'north can', sort: 'name', prices: ['$$$'] },
    { text: 'thai', sort: 'distance', near: HARBOR, prices: ['$$$$'] },
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
  return byFacet((name) => {
    const { filter, field } = FACETS[name];
    const passing = places.filter((place) => reference.passesFilters(place, request, filter));
    return reference.countValues(passing.map((place) => place[field]));
  });
}
