import type { FederatedMultiSearchParams, Meilisearch, MultiSearchFederation } from 'meilisearch';
import { isCuisineOnly, type EngineRequest } from '../engine.ts';
import { byFacet, FACETS, type FacetCount, type FacetName, type SearchAnswer } from '../query.ts';
import { answerOf } from './connection.ts';
import { conditionsOf, exclusionsOf, hasSigns, type Conditions } from './filters.ts';
import { EVERY_PLACE, unmarkValue } from './indexed-document.ts';
import { BEST } from './settings.ts';

/** One way for documents to match. */
interface Way {
  readonly q?: string;
  readonly where: Conditions;
  readonly attributesToSearchOn?: string[];
  /** Higher weights rank first. */
  readonly weight?: number;
}

/** Weight of literal matches, which rank before matches of the interpretation. */
const FIRST = 1_000;
/** Weight of what ranks after what was meant: places around a neighborhood, names with a word for a cuisine. */
const LAST = 1 / FIRST;

/**
 * One query for the places and facet counts, plus one for each filtered facet, counted without its own filter. Each is
 * federated: a document that matches in several ways counts once.
 */
export async function findPlaces(
  client: Meilisearch,
  indexUid: string,
  request: EngineRequest,
): Promise<SearchAnswer> {
  const ways = waysOf(request);
  const sort = sortOf(request);
  const ask = async (facets: readonly FacetName[], page: number, hitsPerPage: number, except?: FacetName) => {
    const filter = conditionsOf(request, except);
    // With `page`, Meilisearch counts exactly; with `offset`, it estimates. The client's types lack `page` here.
    const federation: MultiSearchFederation & { page: number; hitsPerPage: number } = {
      page,
      hitsPerPage,
      facetsByIndex: { [indexUid]: [...facets] },
    };
    const queries = ways.map(({ where, weight, ...way }) => ({
      indexUid,
      ...way,
      filter: [...filter, ...where],
      ...(hitsPerPage > 0 && sort.length > 0 && { sort }),
      matchingStrategy: 'all' as const,
      attributesToRetrieve: ['id'],
      ...(weight !== undefined && { federationOptions: { weight } }),
    }));
    const { hits, totalHits, facetsByIndex } = await answerOf(
      client.multiSearch<FederatedMultiSearchParams, { id: number }>({ federation, queries }),
    );
    return { hits, total: totalHits ?? 0, counts: facetsByIndex?.[indexUid]?.distribution };
  };
  const filtered = request.facets.filter((name) => request[FACETS[name].filter].length > 0);
  const others = request.facets.filter((name) => !filtered.includes(name));
  const [{ hits, total, counts }, ...counted] = await Promise.all([
    ask(others, request.page, request.perPage),
    ...filtered.map((name) => ask([name], 1, 0, name)),
  ]);
  const all = Object.assign({}, counts, ...counted.map((each) => each.counts));
  return { ids: hits.map(({ id }) => id), total, facets: byFacet((name) => listCounts(all[name])) };
}

/**
 * The ways in which a text matches. Plain texts match as words. Interpreted ones match as words in names, without
 * typos, and by their interpretations; if these include no filter, names need all words, not just the significant ones.
 */
function waysOf({ terms, reading }: EngineRequest): Way[] {
  if (!reading) return [wayOf(terms, {})];
  const { meanings, significant, not } = reading;
  const excluded = exclusionsOf(not);
  const isFiltered = meanings.some(({ filters }) => conditionsOf(filters).length > 0);
  const named = wayOf(isFiltered || excluded.length > 0 ? significant : terms, ANY_PLACE);
  const inNames: Way = {
    attributesToSearchOn: ['name', 'inner'],
    ...named,
    where: [...named.where, ...excluded],
    // "Sushi" in a name says no more than the cuisine.
    weight: meanings.every(isCuisineOnly) ? LAST : FIRST,
  };
  // "No Crabs Were Harmed" and "Sunday Best" are names, and the quotes ask for these words in this order.
  const quoted = {
    q: `"${terms.words.join(' ')}"`,
    attributesToSearchOn: ['name'],
    where: [],
    weight: FIRST,
  };
  return [
    ...(excluded.length > 0 || significant.key === '' ? [quoted] : []),
    ...(significant.key === '' ? [] : [inNames]),
    ...meanings.map((meaning) => {
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

const FIRST_BY = { best: [], rating: ['rating:desc'], reviews: ['reviewCount:desc'], name: ['nameKey:asc'] };

/** Sort criteria that go before the ranking rules; documents without the value come last. Empty: ranking rules only. */
function sortOf({ sort, near }: Pick<EngineRequest, 'sort' | 'near'>): string[] {
  if (sort === 'relevance') return [];
  if (sort !== 'distance') return [...FIRST_BY[sort], ...BEST];
  if (!near) throw new RangeError('A search sorted by distance needs to know from where');
  return [`_geoPoint(${near.latitude}, ${near.longitude}):asc`, ...BEST];
}
