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
  // Facet filters come later, as each facet is counted without its own.
  const tests = [
    ...testsOf({ ...request, ...facetFilters(() => []) }, columns),
    ...testsAgainst(request.not, columns, language.vocabulary),
  ];
  if (tests.length > 0) found.keep(passing(columns, tests));
  const facets = filterAndCount(columns, request);
  const ids = firstRows(columns, request, page * perPage).map((row) => best[row]?.id ?? 0);
  return { ids: ids.slice((page - 1) * perPage), total: found.rows.length, facets };
}

/**
 * Applies the facet filters and counts each facet without its own: a row that fails only one filter counts for that
 * facet.
 */
function filterAndCount({ facets, found }: Columns, request: EngineRequest): Facets {
  const counts = byFacet((name) => new Int32Array(facets[name].values.length));
  const filters = FACET_NAMES.map((name) => ({ name, chosen: request[FACETS[name].filter] }))
    .filter(({ chosen }) => chosen.length > 0)
    .map(({ name, chosen }) => ({
      codes: facets[name].codes,
      isChosen: new Set(chosen.flatMap((value) => facets[name].codeOf.get(value) ?? [])),
      counts: counts[name],
    }));
  if (filters.length > 0) {
    found.keep((row) => {
      let failures = 0;
      let failed: (typeof filters)[number] | undefined;
      for (const filter of filters) {
        if (filter.isChosen.has(filter.codes[row] ?? 0)) continue;
        failures += 1;
        failed = filter;
      }
      if (failures === 1 && failed) addTo(failed.counts, failed.codes[row] ?? 0);
      return failures === 0;
    });
  }
  const { rows } = found;
  return byFacet((name) => {
    if (!request.facets.includes(name)) return [];
    const { codes, values } = facets[name];
    const counted = counts[name];
    for (let index = 0; index < rows.length; index += 1) addTo(counted, codes[rows[index] ?? 0] ?? 0);
    return listCounts(values, counts[name]);
  });
}

function addTo(counts: Int32Array, code: number): void {
  counts[code] = (counts[code] ?? 0) + 1;
}

/** Sorted by count, then value (codes are in value order). The first value stands for "none". */
function listCounts(values: readonly string[], counts: Int32Array): FacetCount[] {
  return values
    .map((value, code) => ({ value, count: code === 0 ? 0 : (counts[code] ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** The first of the found rows in the asked order; ties in the order of "best", which is that of row numbers. */
function firstRows(
  { best, latitude, longitude, found, ranks }: Columns,
  { sort, near }: EngineRequest,
  most: number,
): number[] {
  const { rows, tiers } = found;
  const rankOf = ranks(sort);
  let keyOf = (row: number) => rankOf?.[row] ?? row;
  if (sort === 'relevance') keyOf = (row) => (tiers[row] ?? 0) * best.length + row;
  if (sort === 'distance' && near) {
    keyOf = (row) => {
      const at = { latitude: latitude[row] ?? Number.NaN, longitude: longitude[row] ?? Number.NaN };
      const miles = milesBetween(at, near);
      return Number.isNaN(miles) ? Number.MAX_VALUE : miles;
    };
  }
  // Plain loops: iterators over this many rows take ten times as long.
  const keys = new Float64Array(rows.length);
  for (let index = 0; index < rows.length; index += 1) keys[index] = keyOf(rows[index] ?? 0);
  const limit = nthOf(keys, most);
  const first: { row: number; key: number }[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const key = keys[index] ?? 0;
    if (key <= limit) first.push({ row: rows[index] ?? 0, key });
  }
  return first
    .sort((a, b) => a.key - b.key || a.row - b.row)
    .slice(0, most)
    .map(({ row }) => row);
}

/** The n-th smallest key. Buffers up to 2n keys and keeps the n smallest whenever the buffer is full. */
function nthOf(keys: Float64Array, number: number): number {
  if (keys.length <= number) return Infinity;
  const kept = new Float64Array(Math.min(2 * number, keys.length));
  let count = 0;
  let limit = Infinity;
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? Infinity;
    if (key >= limit) continue;
    kept[count++] = key;
    if (count < kept.length) continue;
    kept.sort();
    count = number;
    limit = kept[number - 1] ?? Infinity;
  }
  return kept.subarray(0, count).sort()[number - 1] ?? Infinity;
}
