import type { EngineRequest } from '../engine.ts';
import { byFacet, facetFilters, type FacetCount, type SearchAnswer } from '../query.ts';
import type { PlaceFacts } from '../ranking/asked.ts';
import type { Columns } from './columns.ts';
import { milesBetween, MILES_PER_DEGREE } from './distance.ts';
import { facetTests, passing, testsAgainst, testsOf } from './filter-places.ts';
import { findTexts } from './find-texts.ts';

export function answerFromColumns(facts: PlaceFacts, request: EngineRequest): SearchAnswer {
  const { columns } = facts;
  const { page, perPage } = request;
  const { total, facets } = filterAndCount(columns, request, findTexts(facts, request));
  const first = firstRows(columns, request, { total, most: page * perPage });
  return { ids: first.slice((page - 1) * perPage).map((row) => columns.best[row]?.id ?? 0), total, facets };
}

/**
 * Leaves the found rows that pass all filters, and counts each facet without its own: a row that fails only one facet
 * filter counts for that facet.
 */
function filterAndCount(columns: Columns, request: EngineRequest, foundCount: number) {
  const { facets, found } = columns;
  const others = testsOf(columns, { ...request, ...facetFilters(() => []) });
  const passes = passing([...others, ...testsAgainst(columns, request.not)]);
  const counted = byFacet((name) => ({
    ...facets[name],
    counts: new Int32Array(facets[name].values.length),
  }));
  const { cuisine, neighborhood, price } = counted;
  const filters = facetTests(columns, request).map(({ name, isChosen }) => ({ ...counted[name], isChosen }));
  let total = 0;
  // Plain loops: iterators over this many rows take ten times as long.
  for (let index = 0; index < foundCount; index += 1) {
    const row = found[index] ?? 0;
    let failures = 0;
    let failed: (typeof filters)[number] | undefined;
    for (let at = 0; at < filters.length; at += 1) {
      const filter = filters[at];
      if (!filter || filter.isChosen[filter.codes[row] ?? 0] === 1) continue;
      failures += 1;
      failed = filter;
    }
    if (failures > 1 || !passes(row)) continue;
    if (failed) count(failed, row);
    else {
      found[total] = row;
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
  const listed = values.map((value, code) => ({ value, count: code === 0 ? 0 : (counts[code] ?? 0) }));
  return listed.filter((each) => each.count > 0).sort((a, b) => b.count - a.count);
}

/** The first of the found rows in the asked order; ties in the order of "best", which is that of row numbers. */
function firstRows(
  { tiers, found, latitudes, longitudes, placesIn }: Columns,
  { sort, near }: EngineRequest,
  { total, most }: { readonly total: number; readonly most: number },
): readonly number[] {
  let first: { row: number; key: number }[] = [];
  const cut = () => first.sort((a, b) => a.key - b.key || a.row - b.row).slice(0, most);
  let [last, lastRow] = [Infinity, -1];
  const milesTo = (row: number) => {
    const latitude = latitudes[row] ?? NaN;
    if (!near || Number.isNaN(latitude)) return Number.MAX_VALUE;
    // Most are too far north or south: the rest of the way is worked out for few.
    const atLeast = Math.abs(latitude - near.latitude) * MILES_PER_DEGREE;
    return atLeast <= last ? milesBetween({ latitude, longitude: longitudes[row] ?? NaN }, near) : atLeast;
  };
  const keys = sort === 'distance' ? null : sort === 'relevance' ? tiers : placesIn(sort);
  for (let at = 0; at < total; at += 1) {
    const row = found[at] ?? 0;
    const key = keys ? (keys[row] ?? 0) : milesTo(row);
    if (key > last || (key === last && row > lastRow)) continue;
    first.push({ row, key });
    // Only candidates are sorted.
    if (first.length < 2 * most) continue;
    first = cut();
    ({ key: last, row: lastRow } = first.at(-1) ?? { key: last, row: lastRow });
  }
  return cut().map(({ row }) => row);
}
