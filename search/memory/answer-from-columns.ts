import type { EngineRequest } from '../engine.ts';
import { byFacet, facetFilters, type FacetCount, type SearchAnswer } from '../query.ts';
import type { PlaceFacts } from '../ranking/asked.ts';
import type { Columns } from './columns.ts';
import { milesBetween, MILES_PER_DEGREE } from './distance.ts';
import { facetTests, passing, testsAgainst, testsOf } from './filter-places.ts';
import { findTexts } from './find-texts.ts';

/** Computes hits, total and facets. */
export function answerFromColumns(facts: PlaceFacts, request: EngineRequest): SearchAnswer {
  const { columns } = facts;
  const { page, perPage } = request;
  findTexts(facts, request);
  const { total, facets } = filterAndCount(columns, request);
  const ids = firstRows(columns, request, page * perPage).map((row) => columns.best[row]?.id ?? 0);
  return { ids: ids.slice((page - 1) * perPage), total, facets };
}

/**
 * Leaves the found rows that pass all filters, and counts each facet without its own: a row that fails only one facet
 * filter counts for that facet.
 */
function filterAndCount(columns: Columns, request: EngineRequest): Pick<SearchAnswer, 'total' | 'facets'> {
  const { facets, tiers } = columns;
  const others = testsOf(columns, { ...request, ...facetFilters(() => []) });
  const passes = passing([...others, ...testsAgainst(columns, request.not)]);
  const counted = byFacet((name) => ({
    ...facets[name],
    counts: new Int32Array(facets[name].values.length),
  }));
  const { cuisine, neighborhood, price } = counted;
  const filters = facetTests(columns, request).map(({ name, has }) => ({ ...counted[name], has }));
  let total = 0;
  // Plain loops: iterators over this many rows take ten times as long.
  for (let row = 0; row < tiers.length; row += 1) {
    if (tiers[row] === 0) continue;
    let failures = 0;
    let failed: (typeof filters)[number] | undefined;
    for (let at = 0; at < filters.length; at += 1) {
      const filter = filters[at];
      if (!filter || filter.has(row)) continue;
      failures += 1;
      failed = filter;
    }
    if (failures > 1 || !passes(row)) tiers[row] = 0;
    else if (failed) {
      tiers[row] = 0;
      count(failed, row);
    } else {
      total += 1;
      count(cuisine, row);
      count(neighborhood, row);
      count(price, row);
    }
  }
  return {
    total,
    facets: byFacet((name) => (request.facets.includes(name) ? listCounts(counted[name]) : [])),
  };
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

/** The first of the found rows in the asked order; ties in the order of "best", which is that of row numbers. */
function firstRows(
  { tiers, latitudes, longitudes, ordered }: Columns,
  { sort, near }: EngineRequest,
  most: number,
): readonly number[] {
  if (sort !== 'relevance' && sort !== 'distance') {
    const rows: number[] = [];
    const order = ordered(sort);
    for (let at = 0; at < order.length && rows.length < most; at += 1) {
      const row = order[at] ?? 0;
      if (tiers[row] !== 0) rows.push(row);
    }
    return rows;
  }
  let first: { row: number; key: number }[] = [];
  const cut = () => first.sort((a, b) => a.key - b.key || a.row - b.row).slice(0, most);
  let last = Infinity;
  const milesTo = (row: number) => {
    const latitude = latitudes[row] ?? NaN;
    if (!near || Number.isNaN(latitude)) return Number.MAX_VALUE;
    // Most are too far north or south: the rest of the way is worked out for few.
    const atLeast = Math.abs(latitude - near.latitude) * MILES_PER_DEGREE;
    return atLeast < last ? milesBetween({ latitude, longitude: longitudes[row] ?? NaN }, near) : atLeast;
  };
  for (let row = 0; row < tiers.length; row += 1) {
    const tier = tiers[row] ?? 0;
    if (tier === 0) continue;
    const key = sort === 'distance' ? milesTo(row) : tier;
    if (key >= last) continue;
    first.push({ row, key });
    // Only candidates are sorted.
    if (first.length < 2 * most) continue;
    first = cut();
    last = first.at(-1)?.key ?? Infinity;
  }
  return cut().map(({ row }) => row);
}
