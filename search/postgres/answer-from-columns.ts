import quickselect from 'quickselect';
import type { EngineRequest } from '../engine.ts';
import {
  byFacet,
  FACET_NAMES,
  FACETS,
  NO_FILTERS,
  type Area,
  type Coordinates,
  type FacetCount,
  type SearchAnswer,
  type SearchFilters,
} from '../query.ts';
import type { CodedColumn, Columns, OpenMinutes } from './columns.ts';
import {
  listMarked,
  markAll,
  markText,
  markWordsOfName,
  shiftTiers,
  TIERS,
  type AskedText,
} from './match-text.ts';
import { degrees, unitVector } from './unit-vector.ts';

/** A text as it is asked for; `reading` is what it was understood to mean. */
export interface AskedTexts {
  readonly whole: AskedText;
  readonly reading?: {
    readonly rest: AskedText;
    readonly telling: AskedText;
    readonly filters: SearchFilters;
  };
}

/** Hits, total and facets in one pass over the rows; `texts` is null when there is none to match. */
export function answerFromColumns(
  columns: Columns,
  request: EngineRequest,
  texts: AskedTexts | null,
): SearchAnswer {
  const asked = texts ? textRows(columns, request, texts) : copyOf(columns, columns.order(request.sort));
  const { found, facets } = filterAndCount(columns, request, keepPassing(columns, request, asked));
  const from = (request.page - 1) * request.perPage;
  const page =
    request.sort === 'distance' && request.near
      ? nearestOf(columns, found, request.near, { from, to: from + request.perPage })
      : found.subarray(from, from + request.perPage);
  return { ids: Array.from(page, (row) => columns.ids[row] ?? 0), total: found.length, facets };
}

function textRows(columns: Columns, { sort }: EngineRequest, texts: AskedTexts): Int32Array {
  const { rows, tiers } = columns.room;
  markTexts(columns, texts);
  if (sort === 'relevance') return rows.subarray(0, listMarked(columns, TIERS));
  return keep(copyOf(columns, columns.order(sort)), (row) => tiers[row] !== 0);
}

/** Names with the whole text, then names with all words that tell something, then what the text was understood to mean. */
function markTexts(columns: Columns, { whole, reading }: AskedTexts): void {
  const { tiers } = columns.room;
  if (reading) {
    if (reading.rest.key === '') markAll(columns);
    else markText(columns, reading.rest);
    const passes = rowTest(columns, reading.filters);
    for (let row = 0; row < columns.size; row += 1) if (tiers[row] !== 0 && !passes(row)) tiers[row] = 0;
    shiftTiers(columns);
    markWordsOfName(columns, reading.telling, whole.key);
  } else markText(columns, whole);
}

/** What a row must be to pass all of the filters. */
function rowTest(columns: Columns, filters: SearchFilters): (row: number) => boolean {
  const { facets, tags, rating, openMinutes } = columns;
  const { minRating, openAt, area, tags: wanted, needs } = filters;
  const coded = FACET_NAMES.flatMap((name) => {
    const chosen = filters[FACETS[name].filter];
    return chosen.length === 0
      ? []
      : { codes: facets[name].codes, isChosen: chosenCodes(facets[name], chosen) };
  });
  const marks = wanted.flatMap((tag) => tags.get(tag) ?? []);
  const needed = needs.map((tag) => tags.get(tag));
  return (row) =>
    coded.every(({ codes, isChosen }) => isChosen[codes[row] ?? 0] === 1) &&
    (wanted.length === 0 || marks.some((marked) => marked[row] === 1)) &&
    needed.every((marked) => marked?.[row] === 1) &&
    (minRating === null || (rating[row] ?? Number.NaN) >= minRating) &&
    (openAt === null || isOpen(openMinutes, row, openAt)) &&
    (area === null || isWithin(columns, row, area));
}

function copyOf({ room }: Columns, order: Int32Array): Int32Array {
  room.rows.set(order);
  return room.rows;
}

/** Those rows that pass the filters that are no facets. */
function keepPassing(columns: Columns, request: EngineRequest, rows: Int32Array): Int32Array {
  const { minRating, openAt, area, tags, needs } = request;
  const hasNone = minRating === null && openAt === null && area === null;
  if (hasNone && tags.length === 0 && needs.length === 0) return rows;
  return keep(rows, rowTest(columns, { ...NO_FILTERS, minRating, openAt, area, tags, needs }));
}

/** What passes moves up, over what does not: `rows` are not to be read again. */
function keep(rows: Int32Array, test: (row: number) => boolean): Int32Array {
  let count = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    if (test(row)) rows[count++] = row;
  }
  return rows.subarray(0, count);
}

/**
 * The rows that pass every facet, moved up as by `keep`, and the counts; a facet is counted without its own filter.
 */
function filterAndCount({ facets }: Columns, request: EngineRequest, rows: Int32Array) {
  // One loop over plain arrays: it runs through every place of the city for each search.
  const codes = FACET_NAMES.map((name) => facets[name].codes);
  const chosen = FACET_NAMES.map((name) => chosenCodes(facets[name], request[FACETS[name].filter]));
  const counts = chosen.map(({ length }) => new Int32Array(length));
  const facetCount = codes.length;
  let total = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    let failed = -1;
    let failures = 0;
    for (let facet = 0; facet < facetCount; facet += 1) {
      if (chosen[facet]?.[codes[facet]?.[row] ?? 0] === 1) continue;
      failed = facet;
      failures += 1;
    }
    // Who fails two filters counts nowhere; who fails one counts where that filter is left out.
    if (failures > 1) continue;
    if (failures === 0) rows[total++] = row;
    for (let facet = 0; facet < facetCount; facet += 1) {
      if (failures === 0 || failed === facet) countOne(counts[facet], codes[facet]?.[row] ?? 0);
    }
  }
  return {
    found: rows.subarray(0, total),
    facets: byFacet((name) => listCounts(facets[name], counts[FACET_NAMES.indexOf(name)])),
  };
}

function countOne(counts: Int32Array | undefined, code: number): void {
  if (counts) counts[code] = (counts[code] ?? 0) + 1;
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
function listCounts({ values }: CodedColumn, counts: Int32Array = new Int32Array()): FacetCount[] {
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

/** About four inches: what turning degrees into a point of the sphere and back may cost. */
const ROUNDING = 1e-6;

function isWithin(
  { position: { x, y, z } }: Columns,
  row: number,
  { west, south, east, north }: Area,
): boolean {
  const latitude = degrees(Math.asin(z[row] ?? Number.NaN));
  const longitude = degrees(Math.atan2(y[row] ?? Number.NaN, x[row] ?? Number.NaN));
  return (
    latitude >= south - ROUNDING &&
    latitude <= north + ROUNDING &&
    longitude >= west - ROUNDING &&
    longitude <= east + ROUNDING
  );
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** That part of the rows by distance, unknown ones last: only what may stand on the page is put in order. */
function nearestOf(
  { position, room }: Columns,
  rows: Int32Array,
  near: Coordinates,
  { from, to }: Span,
): number[] {
  const [x, y, z] = unitVector(near);
  const { distances, sorted } = room;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    const dx = (position.x[row] ?? Number.NaN) - x;
    const dy = (position.y[row] ?? Number.NaN) - y;
    const dz = (position.z[row] ?? Number.NaN) - z;
    // The square of the way through the sphere, which is ordered as the way around it.
    const square = dx * dx + dy * dy + dz * dz;
    const distance = Number.isNaN(square) ? Number.MAX_VALUE : square;
    distances[index] = distance;
    sorted[index] = distance;
  }
  // All that are as near as the last one that may stand on the page are put in order.
  let limit = Infinity;
  if (to < rows.length) {
    quickselect(sorted, to - 1, 0, rows.length - 1);
    limit = sorted[to - 1] ?? Infinity;
  }
  const places: number[] = [];
  for (let place = 0; place < rows.length; place += 1) {
    if ((distances[place] ?? Infinity) <= limit) places.push(place);
  }
  // Rows come in the order of "best", which decides between equals.
  return places
    .sort((a, b) => (distances[a] ?? 0) - (distances[b] ?? 0) || a - b)
    .slice(from, to)
    .map((place) => rows[place] ?? 0);
}
