import type { EngineRequest } from '../engine.ts';
import { byFacet, FACETS, type FacetCount, type SearchAnswer, type SearchFilters } from '../query.ts';
import { unmarkValue } from './exact-value.ts';
import { conditionsOf, hasSigns } from './filters.ts';
import { EVERY_PLACE } from './indexed-document.ts';
import type { Ask, Counts, Question, Way } from './multi-search.ts';
import { sortOf } from './sort.ts';

/** What a text says comes before what it was understood to mean. */
const FIRST = 1_000;
/** What is around a neighborhood comes after what is in it. */
const LAST = 1 / FIRST;

/**
 * One question for the places and the counts of the facets, and for each facet that is filtered one more: without its own
 * filter, which would leave it a single count.
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
 * How a text finds: as words. An understood one by its words in a name, without slips, and by what it was understood to
 * mean; where that is no filter, names with all of its words come before what is left of it.
 */
function waysOf({ terms, reading }: EngineRequest): Way[] {
  if (!reading) return [wayOf(terms, {})];
  const conditions = conditionsOf(reading.filters);
  const inNames = conditions.length > 0 ? reading.telling : terms;
  const named = { attributesToSearchOn: ['name', 'inner'], ...wayOf(inNames, ANY_PLACE) };
  const meant = wayOf(reading.terms, ANY_PLACE);
  const meantIn = (filters: SearchFilters) => ({
    ...meant,
    where: [...meant.where, ...conditionsOf(filters)],
  });
  const { around } = reading;
  return [
    { ...named, weight: FIRST },
    meantIn(reading.filters),
    ...(around.length > 0
      ? [
          {
            ...meantIn({ ...reading.filters, neighborhoods: around }),
            weight: LAST,
          },
        ]
      : []),
  ];
}

/** Meilisearch cannot put a search for words and one for none in one order, so there is a word that all places have. */
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
