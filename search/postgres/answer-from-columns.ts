import quickselect from 'quickselect';
import type { EngineRequest } from '../engine.ts';
import type { Coordinates, FacetCount, SearchAnswer } from '../query.ts';
import type { CodedColumn, Columns, OpenMinutes } from './columns.ts';
import { unitVector } from './unit-vector.ts';

/** Places found by a text, those of one tier together. */
export interface TextMatch {
  /** 0 is the best. */
  readonly tier: number;
  readonly ids: readonly number[];
}

/** Hits, total and facets in one pass over the rows; `matches` is null when there is no text to match. */
export function answerFromColumns(
  columns: Columns,
  request: EngineRequest,
  matches: readonly TextMatch[] | null,
): SearchAnswer {
  const rows = matches ? matchedRows(columns, request, matches) : columns.order(request.sort);
  const { found, facets } = filterAndCount(columns, request, rows);
  const from = (request.page - 1) * request.perPage;
  const page =
    request.sort === 'distance' && request.near
      ? nearestOf(columns, found, request.near, { from, to: from + request.perPage })
      : found.subarray(from, from + request.perPage);
  return { ids: Array.from(page, (row) => columns.ids[row] ?? 0), total: found.length, facets };
}

/** A place that the columns do not know has come since they were read. */
function matchedRows(columns: Columns, { sort }: EngineRequest, matches: readonly TextMatch[]): Int32Array {
  if (sort === 'relevance') {
    const tiers = matches.toSorted((a, b) => a.tier - b.tier);
    return concat(tiers.map(({ ids }) => knownRows(columns, ids).sort()));
  }
  const isMatched = new Uint8Array(columns.size);
  for (const { ids } of matches) for (const row of knownRows(columns, ids)) isMatched[row] = 1;
  return columns.order(sort).filter((row) => isMatched[row] === 1);
}

function knownRows({ rowOf }: Columns, ids: readonly number[]): Int32Array {
  const rows = new Int32Array(ids.length);
  let known = 0;
  for (const id of ids) {
    const row = rowOf.get(id);
    if (row !== undefined) rows[known++] = row;
  }
  return rows.subarray(0, known);
}

function concat(arrays: readonly Int32Array[]): Int32Array {
  const joined = new Int32Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    joined.set(array, at);
    at += array.length;
  }
  return joined;
}

/** The rows that pass every filter, in the order given, and the counts; a facet is counted without its own filter. */
function filterAndCount({ facets, ...columns }: Columns, request: EngineRequest, rows: Int32Array) {
  const passes = filterOf(columns, request);
  // One loop over plain arrays: it runs through every place of the city for each search.
  const cuisines = facets.cuisine.codes;
  const neighborhoods = facets.neighborhood.codes;
  const prices = facets.price.codes;
  const cuisineChosen = chosenCodes(facets.cuisine, request.cuisines);
  const neighborhoodChosen = chosenCodes(facets.neighborhood, request.neighborhoods);
  const priceChosen = chosenCodes(facets.price, request.prices);
  const cuisineCounts = new Int32Array(cuisineChosen.length);
  const neighborhoodCounts = new Int32Array(neighborhoodChosen.length);
  const priceCounts = new Int32Array(priceChosen.length);
  const found = new Int32Array(rows.length);
  let total = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    const cuisine = cuisines[row] ?? 0;
    const neighborhood = neighborhoods[row] ?? 0;
    const price = prices[row] ?? 0;
    const isCuisine = cuisineChosen[cuisine] === 1;
    const isNeighborhood = neighborhoodChosen[neighborhood] === 1;
    const isPrice = priceChosen[price] === 1;
    // Who fails two filters counts nowhere.
    if (Number(isCuisine) + Number(isNeighborhood) + Number(isPrice) < 2) continue;
    if (passes && !passes(row)) continue;
    if (isNeighborhood && isPrice) countOne(cuisineCounts, cuisine);
    if (isCuisine && isPrice) countOne(neighborhoodCounts, neighborhood);
    if (isCuisine && isNeighborhood) countOne(priceCounts, price);
    if (isCuisine && isNeighborhood && isPrice) found[total++] = row;
  }
  return {
    found: found.subarray(0, total),
    facets: {
      cuisine: listCounts(facets.cuisine, cuisineCounts),
      neighborhood: listCounts(facets.neighborhood, neighborhoodCounts),
      price: listCounts(facets.price, priceCounts),
    },
  };
}

function countOne(counts: Int32Array, code: number): void {
  counts[code] = (counts[code] ?? 0) + 1;
}

/** The filters that are no facets; null when none is asked for. */
function filterOf(
  { rating, tags, openMinutes }: Pick<Columns, 'rating' | 'tags' | 'openMinutes'>,
  request: EngineRequest,
): ((row: number) => boolean) | null {
  const { minRating, openAt } = request;
  if (minRating === null && openAt === null && request.tags.length === 0) return null;
  const marks = request.tags.map((tag) => tags.get(tag));
  return (row) =>
    (minRating === null || (rating[row] ?? Number.NaN) >= minRating) &&
    (marks.length === 0 || marks.some((marked) => marked?.[row] === 1)) &&
    (openAt === null || isOpen(openMinutes, row, openAt));
}

/** 1 for the codes that are asked for; for all when none is. */
function chosenCodes({ values, codeOf }: CodedColumn, chosen: readonly string[]): Uint8Array {
  const codes = new Uint8Array(values.length);
  if (chosen.length === 0) codes.fill(1);
  for (const value of chosen) {
    const code = codeOf.get(value);
    if (code !== undefined) codes[code] = 1;
  }
  return codes;
}

/** Most first; codes are in the order of their values. */
function listCounts({ values }: CodedColumn, counts: Int32Array): FacetCount[] {
  const counted: FacetCount[] = [];
  for (let code = 1; code < counts.length; code += 1) {
    const count = counts[code] ?? 0;
    if (count > 0) counted.push({ value: values[code] ?? '', count });
  }
  return counted.sort((a, b) => b.count - a.count);
}

function isOpen({ starts, minutes }: OpenMinutes, row: number, at: number): boolean {
  const end = starts[row + 1] ?? 0;
  for (let index = starts[row] ?? 0; index < end; index += 2) {
    if ((minutes[index] ?? Infinity) <= at && at < (minutes[index + 1] ?? 0)) return true;
  }
  return false;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** That part of the rows by distance, unknown ones last: only what may stand on the page is put in order. */
function nearestOf({ position }: Columns, rows: Int32Array, near: Coordinates, { from, to }: Span): number[] {
  const [x, y, z] = unitVector(near);
  const distances = new Float64Array(rows.length);
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    const dx = (position.x[row] ?? Number.NaN) - x;
    const dy = (position.y[row] ?? Number.NaN) - y;
    const dz = (position.z[row] ?? Number.NaN) - z;
    // The square of the way through the sphere, which is ordered as the way around it.
    const square = dx * dx + dy * dy + dz * dz;
    distances[index] = Number.isNaN(square) ? Number.MAX_VALUE : square;
  }
  const places = Array.from(rows.keys());
  // Rows come in the order of "best", which decides between equals.
  const byDistance = (a: number, b: number) => (distances[a] ?? 0) - (distances[b] ?? 0) || a - b;
  if (to < places.length) quickselect(places, to, 0, places.length - 1, byDistance);
  return places
    .slice(0, to)
    .sort(byDistance)
    .slice(from)
    .map((place) => rows[place] ?? 0);
}
