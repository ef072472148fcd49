import type { SearchAnswer } from '../query.ts';
import type { EngineRequest } from '../engine.ts';
import { comparatorOf } from './compare-ranked.ts';
import { addFacets, countingQueries } from './facets.ts';
import * as filters from './filters.ts';
import type { Ask, Found, Part, Query } from './multi-search.ts';
import { readOrderKey } from './order-key.ts';
import { sortOf } from './sort.ts';
import { textQuery } from './text-query.ts';

const COUNT_ONLY = { page: 1, hitsPerPage: 0 } as const;

/** Answers a request: everything, or what has the query in its name and, apart from that, what is found as text. */
export async function findPlaces(ask: Ask, request: EngineRequest): Promise<SearchAnswer> {
  const { key, words } = request.terms;
  if (key === '') return browse(ask, request);
  const named: Part = { where: [filters.nameContains(key)] };
  const rest: Part = request.reading
    ? { ...withText(request.reading.terms.words), where: filters.conditionsOf(request.reading.filters) }
    : withText(words);
  const beside: Part = { ...rest, where: [...rest.where, filters.not(filters.nameContains(key))] };
  const parts = words.length === 0 && !request.reading ? [named] : [named, beside];
  return request.sort === 'relevance' ? findRanked(ask, request, parts) : findSorted(ask, request, parts);
}

function withText(words: readonly string[]): Part {
  return { ...(words.length > 0 && { q: textQuery(words) }), where: [] };
}

async function browse(ask: Ask, request: EngineRequest): Promise<SearchAnswer> {
  const hits = { page: request.page, hitsPerPage: request.perPage, sort: sortOf(request) };
  const counted = await ask(countingQueries(request, { where: [] }, hits));
  return { ids: counted[0]?.ids ?? [], ...addFacets([counted]) };
}

/** The tiers of the name, then what is found as text; the first page in one request, others when counts are known. */
async function findRanked(ask: Ask, request: EngineRequest, parts: readonly Part[]): Promise<SearchAnswer> {
  const { page, perPage, terms } = request;
  const tiers = [...nameTiers(terms.key), ...parts.slice(1)];
  const restrict = ({ q, where }: Part) => ({
    ...(q !== undefined && { q }),
    filter: [...filters.conditionsOf(request), ...where],
  });
  const hits = page === 1 ? { page, hitsPerPage: perPage } : COUNT_ONLY;
  const [ranked = [], ...counted] = await askInGroups(ask, [
    tiers.map((tier) => ({ ...restrict(tier), ...hits })),
    ...parts.map((part) => countingQueries(request, part, COUNT_ONLY)),
  ]);
  const answer = addFacets(counted);
  if (page === 1) return { ids: ranked.flatMap(({ ids }) => ids).slice(0, perPage), ...answer };

  const totals = ranked.map(({ total }) => total);
  const slices = slicesOf(totals, (page - 1) * perPage, perPage);
  const queries = tiers.flatMap((tier, index) => {
    const slice = slices[index];
    return slice && slice.limit > 0 ? [{ ...restrict(tier), ...slice }] : [];
  });
  const found = queries.length === 0 ? [] : await ask(queries);
  return { ids: found.flatMap(({ ids }) => ids), ...answer };
}

/**
 * A sort mixes both parts, and what a text finds is no filter. So the order keys of all hits are read, as values of a
 * facet: ten times faster than the hits themselves, and a late page costs what the first does.
 */
async function findSorted(ask: Ask, request: EngineRequest, parts: readonly Part[]): Promise<SearchAnswer> {
  const { page, perPage } = request;
  const counted = await askInGroups(
    ask,
    parts.map((part) => countingQueries(request, part, COUNT_ONLY).map(withOrderKeys)),
  );
  const ids = counted
    .flatMap(([first]) => Object.keys(first?.counts.orderKey ?? {}))
    .map(readOrderKey)
    .sort(comparatorOf(request))
    .slice((page - 1) * perPage, page * perPage)
    .map(({ id }) => id);
  return { ids, ...addFacets(counted) };
}

/** The first of the queries of a part is the one that finds all of it. */
function withOrderKeys(query: Query, index: number): Query {
  return index === 0 ? { ...query, facets: [...(query.facets ?? []), 'orderKey'] } : query;
}

/** The name is the query, starts with it, has it at the start of a word, has it anywhere. */
function nameTiers(key: string): Part[] {
  const { nameIs, nameStartsWith, wordStartsWith, nameContains, not } = filters;
  return [
    { where: [nameIs(key)] },
    { where: [nameStartsWith(key), not(nameIs(key))] },
    { where: [wordStartsWith(key), not(nameStartsWith(key))] },
    { where: [nameContains(key), not(wordStartsWith(key)), not(nameStartsWith(key))] },
  ];
}

/** Where a page of lists that follow each other lies in each of them. */
export function slicesOf(totals: readonly number[], offset: number, limit: number) {
  let before = 0;
  return totals.map((total) => {
    const from = Math.max(offset - before, 0);
    const to = Math.min(offset + limit - before, total);
    before += total;
    return { offset: from, limit: Math.max(to - from, 0) };
  });
}

async function askInGroups(ask: Ask, groups: readonly (readonly Query[])[]): Promise<Found[][]> {
  const found = [...(await ask(groups.flat()))];
  return groups.map(({ length }) => found.splice(0, length));
}
