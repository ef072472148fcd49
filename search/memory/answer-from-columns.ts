import type { EngineRequest } from '../engine.ts';
import {
  byFacet,
  FACET_NAMES,
  facetFilters,
  FACETS,
  type FacetCount,
  type Facets,
  type SearchAnswer,
} from '../query.ts';
import type { Columns } from './columns.ts';
import { milesBetween } from './distance.ts';
import { passing, testsAgainst, testsOf } from './filter-places.ts';
import { findTexts } from './find-texts.ts';
import type { WordsOfIndex } from './read-text.ts';

/** Computes hits, total and facets. */
export function answerFromColumns(
  columns: Columns,
  request: EngineRequest,
  language: WordsOfIndex,
): SearchAnswer {
  const { best, found } = columns;
  const { page, perPage } = request;
  findTexts(columns, request, language);
  const facets = filterAndCount(columns, request, language);
  const ids = firstRows(columns, request, page * perPage).map((row) => best[row]?.id ?? 0);
  return { ids: ids.slice((page - 1) * perPage), total: found.length, facets };
}

/**
 * Leaves the found rows that pass all filters, and counts each facet without its own: a row that fails only one facet
 * filter counts for that facet.
 */
function filterAndCount(columns: Columns, request: EngineRequest, { vocabulary }: WordsOfIndex): Facets {
  const { facets, found, tiers, isOpenAt } = columns;
  const others = testsOf({ ...request, ...facetFilters(() => []) }, isOpenAt);
  const passes = passing(columns, [...others, ...testsAgainst(request.not, vocabulary)]);
  const counted = byFacet((name) => ({
    ...facets[name],
    counts: new Int32Array(facets[name].values.length),
  }));
  const filters = FACET_NAMES.map((name) => ({ ...counted[name], chosen: request[FACETS[name].filter] }))
    .filter(({ chosen }) => chosen.length > 0)
    .map(({ chosen, codeOf, ...facet }) => ({
      ...facet,
      isChosen: new Set(chosen.flatMap((value) => codeOf.get(value) ?? [])),
    }));
  let kept = 0;
  // Plain loops: iterators over this many rows take ten times as long.
  for (let at = 0; at < found.length; at += 1) {
    const row = found[at] ?? 0;
    let failures = passes(row) ? 0 : filters.length + 1;
    let failed: (typeof filters)[number] | undefined;
    for (const filter of filters) {
      if (filter.isChosen.has(filter.codes[row] ?? 0)) continue;
      failures += 1;
      failed = filter;
    }
    if (failures === 0) found[kept++] = row;
    else tiers[row] = 0;
    if (failures === 1 && failed) count(failed, row);
  }
  found.length = kept;
  return byFacet((name) => {
    if (!request.facets.includes(name)) return [];
    for (let at = 0; at < found.length; at += 1) count(counted[name], found[at] ?? 0);
    return listCounts(counted[name]);
  });
}

function count({ codes, counts }: { codes: Uint16Array; counts: Int32Array }, row: number): void {
  const code = codes[row] ?? 0;
  counts[code] = (counts[code] ?? 0) + 1;
}

/** Sorted by count, then value (codes are in value order). The first value stands for "none". */
function listCounts({ values, counts }: { values: readonly string[]; counts: Int32Array }): FacetCount[] {
  return values
    .map((value, code) => ({ value, count: code === 0 ? 0 : (counts[code] ?? 0) }))
    .filter(({ count: found }) => found > 0)
    .sort((a, b) => b.count - a.count);
}

/** Places are put in order of distance by tenths of a mile, the last of which has all that are farther or nowhere. */
const TENTHS = 10;
const FAR = 1_000;

/** The first of the found rows in the asked order; ties in the order of "best", which is that of row numbers. */
function firstRows(
  { best, tiers, ordered }: Columns,
  { sort, near }: EngineRequest,
  most: number,
): readonly number[] {
  let rows: number[] = [];
  if (sort !== 'relevance' && sort !== 'distance') {
    const order = ordered(sort);
    for (let at = 0; at < order.length && rows.length < most; at += 1) {
      const row = order[at] ?? 0;
      if (tiers[row] !== 0) rows.push(row);
    }
    return rows;
  }
  const milesTo = (row: number) => {
    const at = best[row]?.at;
    return at && near ? milesBetween(at, near) : Number.MAX_VALUE;
  };
  const isByDistance = sort === 'distance';
  const groups: (number[] | undefined)[] = [];
  for (let row = 0; row < tiers.length; row += 1) {
    const tier = tiers[row] ?? 0;
    if (tier === 0) continue;
    const group = (groups[isByDistance ? Math.min(Math.floor(milesTo(row) * TENTHS), FAR) : tier] ??= []);
    if (isByDistance || group.length < most) group.push(row);
  }
  for (const group of groups) {
    if (!group || rows.length >= most) continue;
    const miles = new Map(isByDistance ? group.map((row) => [row, milesTo(row)]) : []);
    rows = rows.concat(
      isByDistance ? group.sort((a, b) => (miles.get(a) ?? 0) - (miles.get(b) ?? 0)) : group,
    );
  }
  return rows.slice(0, most);
}
