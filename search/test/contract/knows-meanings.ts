import { expect, test } from 'vitest';
import type { EngineRequest, TextMeaning } from '../../engine.ts';
import { NO_EXCLUSIONS, NO_FILTERS, type Exclusions, type SearchFilters } from '../../query.ts';
import { readTerms } from '../../search-terms.ts';
import { foldForTests } from '../fixture.ts';
import * as reference from '../reference.ts';
import { ALL, type TestGroup } from './group.ts';

/** A text that was understood: its words that tell something, what is left of it as text, and which filters it means. */
interface Meant {
  readonly text: string;
  readonly significant?: string;
  readonly rest?: string;
  readonly filters?: Partial<SearchFilters>;
  readonly around?: readonly string[];
  readonly not?: Partial<Exclusions>;
}

function requestOf({
  text,
  significant = text,
  rest = '',
  filters = {},
  around = [],
  not = {},
}: Meant): EngineRequest {
  return {
    ...reference.ask({ text, sort: 'relevance', perPage: ALL }),
    reading: {
      meanings: [
        meaningOf(rest, filters),
        ...(around.length > 0
          ? [{ ...meaningOf(rest, { ...filters, neighborhoods: around }), isAround: true }]
          : []),
      ],
      significant: readTerms(foldForTests, significant),
      not: { ...NO_EXCLUSIONS, ...not },
    },
  };
}

function meaningOf(rest: string, filters: Partial<SearchFilters>): TextMeaning {
  return { terms: readTerms(foldForTests, rest), filters: { ...NO_FILTERS, ...filters }, isAround: false };
}

export const knowsMeanings: TestGroup = (current, places) => {
  const thai = { cuisines: ['Market Thai', 'Bar & Restaurant Thai'] };
  const isNamed = (text: string) => (place: { name: string }) => foldForTests(place.name).includes(text);
  const answer = (request: EngineRequest) => current().search(request);

  test('names that have its words come first, then whatever passes its filters, each place once', async () => {
    const filters = { ...thai, prices: ['$', '$$'] };
    const { ids, total } = await answer(requestOf({ text: 'tavern', filters }));
    const named = places.filter(isNamed('tavern'));
    const meant = places.filter(
      ({ category, priceRange }) =>
        thai.cuisines.includes(category) && filters.prices.includes(priceRange ?? ''),
    );
    const both = new Set([...named, ...meant].map(({ id }) => id));
    expect(both.size).toBeLessThan(named.length + meant.length);
    expect(total).toBe(both.size);
    expect(new Set(ids)).toEqual(both);
    expect(ids).toHaveLength(total);
    expect(new Set(ids.slice(0, named.length))).toEqual(new Set(named.map(({ id }) => id)));
    expect(ids.slice(named.length)).toEqual(
      meant
        .filter((place) => !isNamed('tavern')(place))
        .sort(reference.byScore)
        .map(({ id }) => id),
    );
  });

  test('places of a cuisine alone are in the order of their scores, whatever their names', async () => {
    const { ids } = await answer(requestOf({ text: 'tavern', filters: thai }));
    const meant = places.filter(({ category }) => thai.cuisines.includes(category)).sort(reference.byScore);
    const meantIds = new Set(meant.map(({ id }) => id));
    expect(meant.some(isNamed('tavern'))).toBe(true);
    expect(ids.length).toBeGreaterThan(meant.length);
    expect(ids.filter((id) => meantIds.has(id))).toEqual([...meantIds]);
  });

  test('what is around a neighborhood comes after what is in it, and after names', async () => {
    const inside = ['North Canton', 'North Hampden'];
    const around = ['South Canton', 'North Pigtown'];
    const meant = { text: 'tavern', filters: { neighborhoods: inside, prices: ['$', '$$'] }, around };
    const { ids, total, facets } = await answer(requestOf(meant));
    const named = places.filter(isNamed('tavern'));
    const others = (neighborhoods: readonly string[]) =>
      places
        .filter((place) => neighborhoods.includes(place.neighborhood) && !isNamed('tavern')(place))
        .filter(({ priceRange }) => priceRange === '$' || priceRange === '$$')
        .sort(reference.byScore);
    expect(others(around).length).toBeGreaterThan(0);
    expect(new Set(ids.slice(0, named.length))).toEqual(new Set(named.map(({ id }) => id)));
    const expected = [...others(inside), ...others(around)];
    expect(ids.slice(named.length)).toEqual(expected.map(({ id }) => id));
    expect(total).toBe(ids.length);
    expect(facets.neighborhood).toEqual(
      reference.countValues([...named, ...expected].map(({ neighborhood }) => neighborhood)),
    );
  });

  test('so does a text: whatever it is found by in a neighborhood comes before what is around', async () => {
    const of = (neighborhoods: string[], around: string[]) =>
      answer(requestOf({ text: 'house zz', rest: 'house', filters: { neighborhoods }, around }));
    const inside = await of(['North Canton'], []);
    const outside = await of(['South Canton'], []);
    expect(Math.min(inside.total, outside.total)).toBeGreaterThan(0);
    expect((await of(['North Canton'], ['South Canton'])).ids).toEqual([...inside.ids, ...outside.ids]);
  });

  test('what may be meant is one or the other, each place once', async () => {
    const meanings = [meaningOf('', thai), meaningOf('house', { prices: ['$'] })];
    const of = (some: readonly TextMeaning[]) => {
      const { reading, ...request } = requestOf({ text: 'thai or house zz', significant: '' });
      return answer({ ...request, ...(reading && { reading: { ...reading, meanings: some } }) });
    };
    const { ids, total } = await of(meanings);
    const [meant, other] = await Promise.all(meanings.map((one) => of([one])));
    expect(new Set(ids)).toEqual(new Set([...(meant?.ids ?? []), ...(other?.ids ?? [])]));
    expect(total).toBe(ids.length);
  });

  test('what is excluded is left out, but for names that are the whole text', async () => {
    const tavern = places.find(isNamed('tavern')) ?? expect.fail('No tavern');
    const not = { words: ['tavern'], cuisines: thai.cuisines };
    const { ids } = await answer(
      requestOf({ text: tavern.name, significant: '', filters: { prices: ['$'] }, not }),
    );
    const expected = places.filter(
      (place) =>
        reference.containsText(place, tavern.name) ||
        (place.priceRange === '$' && !isNamed('tavern')(place) && !thai.cuisines.includes(place.category)),
    );
    expect(new Set(ids)).toEqual(new Set(expected.map(({ id }) => id)));
  });

  test('words that tell nothing are not asked of a name', async () => {
    const { ids } = await answer(requestOf({ text: 'a tavern in', significant: 'tavern', filters: thai }));
    expect(ids).toEqual(expect.arrayContaining(places.filter(isNamed('tavern')).map(({ id }) => id)));
  });

  test('a text of signs may have a meaning', async () => {
    const { ids } = await answer(requestOf({ text: '$$', filters: { prices: ['$$'] } }));
    const expected = places.filter(({ priceRange }) => priceRange === '$$').sort(reference.byScore);
    expect(ids).toEqual(expected.map(({ id }) => id));
  });

  test('what is left as text narrows the filters', async () => {
    const request = requestOf({ text: 'thai noodle', rest: 'noodle', filters: thai });
    const { ids } = await answer(request);
    const expected = places.filter(
      (place) => thai.cuisines.includes(place.category) && isNamed('noodle')(place),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(new Set(ids)).toEqual(new Set(expected.map(({ id }) => id)));
  });

  test('filters of the request hold for all of it, and none collapses its own counts', async () => {
    const everywhere = await answer(requestOf({ text: 'tavern', filters: thai }));
    const byId = new Map(places.map((place) => [place.id, place]));
    const found = everywhere.ids.flatMap((id) => byId.get(id) ?? []);
    const { ids, total, facets } = await answer({
      ...requestOf({ text: 'tavern', filters: thai }),
      prices: ['$'],
    });
    const cheap = found.filter(({ priceRange }) => priceRange === '$');
    expect(ids).toEqual(cheap.map(({ id }) => id));
    expect(total).toBe(cheap.length);
    expect(facets.price).toEqual(reference.countValues(found.map(({ priceRange }) => priceRange)));
    expect(facets.cuisine).toEqual(reference.countValues(cheap.map(({ category }) => category)));
  });

  test.each(['best', 'rating', 'name'] as const)('sorted by %s, all of it is one list', async (sort) => {
    const relevant = await answer(requestOf({ text: 'tavern', filters: thai }));
    const sorted = await answer({ ...requestOf({ text: 'tavern', filters: thai }), sort });
    const expected = places.filter(({ id }) => relevant.ids.includes(id)).sort(reference.COMPARATORS[sort]);
    expect(sorted.ids).toEqual(expected.map(({ id }) => id));
    expect(sorted.facets).toEqual(relevant.facets);
  });

  test('page after page brings every hit once', async () => {
    const whole = await answer(requestOf({ text: 'tavern', filters: thai }));
    const perPage = Math.ceil(whole.total / 4);
    const pages: number[] = [];
    for (const page of [1, 2, 3, 4, 5]) {
      const { ids } = await answer({ ...requestOf({ text: 'tavern', filters: thai }), page, perPage });
      pages.push(...ids);
    }
    expect(pages).toEqual(whole.ids);
  });
};
