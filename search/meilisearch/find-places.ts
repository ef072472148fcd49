import { isCuisineOnly, type EngineRequest } from '../engine.ts';
import { byFacet, FACETS, type FacetCount, type SearchAnswer } from '../query.ts';
import { unmarkValue } from './exact-value.ts';
import { conditionsOf, exclusionsOf, hasSigns } from './filters.ts';
import { EVERY_PLACE } from './indexed-document.ts';
import type { Ask, Counts, Question, Way } from './multi-search.ts';

/** Weight of literal matches, which rank before matches of the interpretation. */
const FIRST = 1_000;
/** Weight of what ranks after what was meant: places around a neighborhood, names with a word for a cuisine. */
const LAST = 1 / FIRST;

/**
 * One query for the places and facet counts, plus one for each filtered facet, counted without its own filter.
 */
export async function findPlaces(ask: Ask, request: EngineRequest): Promise<SearchAnswer> {
  const { page, perPage, facets } = request;
  const ways = waysOf(request);
  const filtered = facets.filter((name) => request[FACETS[name].filter].length > 0);
  const counting = filtered.map((name): Question => ({
    ways,
    filter: conditionsOf(request, name),
    facets: [name],
    page: 1,
    hitsPerPage: 0,
  }));
  const [found, ...counted] = await ask([
    {
      ways,
      filter: conditionsOf(request),
      facets: facets.filter((name) => !filtered.includes(name)),
      sort: sortOf(request),
      page,
      hitsPerPage: perPage,
    },
    ...counting,
  ]);
  const counts: Counts = Object.assign({}, found?.counts, ...counted.map((each) => each.counts));
  return {
    ids: found?.ids ?? [],
    total: found?.total ?? 0,
    facets: byFacet((name) => listCounts(counts[name])),
  };
}

/**
 * The ways in which a text matches. Plain texts match as words. Interpreted ones match as words in names, without
 * typos, and by their interpretations; if these include no filter, names need all words, not just the significant ones.
 */
function waysOf({ terms, reading }: EngineRequest): Way[] {
  if (!reading) return [wayOf(terms, {})];
  const excluded = exclusionsOf(reading.not);
  const isFiltered = reading.meanings.some(({ filters }) => conditionsOf(filters).length > 0);
  const inNames = isFiltered || excluded.length > 0 ? reading.significant : terms;
  const named = { attributesToSearchOn: ['name', 'inner'], ...wayOf(inNames, ANY_PLACE) };
  return [
    // "No Crabs Were Harmed" and "Sunday Best" are names, and the quotes ask for these words in this order.
    ...(excluded.length > 0 || reading.significant.key === ''
      ? [{ q: `"${terms.words.join(' ')}"`, attributesToSearchOn: ['name'], where: [], weight: FIRST }]
      : []),
    ...(reading.significant.key === ''
      ? []
      : [
          {
            ...named,
            where: [...named.where, ...excluded],
            // "Sushi" in a name says no more than the cuisine.
            weight: reading.meanings.every(isCuisineOnly) ? LAST : FIRST,
          },
        ]),
    ...reading.meanings.map((meaning) => {
      const way = wayOf(meaning.terms, ANY_PLACE);
      const where = [...way.where, ...conditionsOf(meaning.filters), ...excluded];
      return { ...way, where, ...(meaning.isAround && { weight: LAST }) };
    }),
  ];
}

/** Meilisearch can't merge a search with words and one without, so we search for a word that every place has. */
const ANY_PLACE = { q: EVERY_PLACE, attributesToSearchOn: ['every'] };

function wayOf({ key, words }: EngineRequest['terms'], withoutWords: Omit<Way, 'where'>): Way {
  if (words.length > 0) return { q: words.join(' '), where: [] };
  return { ...withoutWords, where: key === '' ? [] : [hasSigns(key)] };
}

function listCounts(marked: Readonly<Record<string, number>> = {}): FacetCount[] {
  return Object.entries(marked)
    .map(([value, count]) => ({ value: unmarkValue(value), count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** The order of "best". It is unique per place, so the ranking rules after it never apply. */
const TIES = 'orderKey:asc';

const FIELDS = {
  best: [TIES],
  rating: ['rating:desc', TIES],
  reviews: ['reviewCount:desc', TIES],
  name: ['nameKey:asc', TIES],
} as const;

/** Sort criteria that go before the ranking rules; documents without the value come last. Empty: ranking rules only. */
function sortOf({ sort, near }: Pick<EngineRequest, 'sort' | 'near'>): string[] {
  if (sort === 'relevance') return [];
  if (sort !== 'distance') return [...FIELDS[sort]];
  if (!near) throw new RangeError('A search sorted by distance needs to know from where');
  return [`_geoPoint(${near.latitude}, ${near.longitude}):asc`, TIES];
}
