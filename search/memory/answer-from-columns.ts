import quickselect from 'quickselect';
import type { EngineRequest } from '../engine.ts';
import {
  byFacet,
  FACET_NAMES,
  FACETS,
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

/** Hits, total and facets; `texts` is null when there is none to match. */
export function answerFromColumns(
  columns: Columns,
  request: EngineRequest,
  texts: AskedTexts | null,
): SearchAnswer {
  const { page, perPage, sort, near } = request;
  if (texts) markTexts(columns, texts);
  else markAll(columns);
  // Facets pass until they are counted.
  unmarkFailing(columns, { ...request, ...withoutFacets() });
  const marked =
    texts && sort === 'relevance' ? listMarked(columns, TIERS) : listInOrder(columns, columns.order(sort));
  const { found, facets } = filterAndCount(columns, request, columns.room.rows.subarray(0, marked));
  const from = (page - 1) * perPage;
  const shown =
    sort === 'distance' && near
      ? nearestOf(columns, found, near, { from, to: from + perPage })
      : found.subarray(from, from + perPage);
  return { ids: Array.from(shown, (row) => columns.ids[row] ?? 0), total: found.length, facets };
}

function withoutFacets(): Partial<SearchFilters> {
  return Object.fromEntries(FACET_NAMES.map((name) => [FACETS[name].filter, []]));
}

/** Names with the whole text, then names with all words that tell something, then what the text was understood to mean. */
function markTexts(columns: Columns, { whole, reading }: AskedTexts): void {
  if (!reading) {
    markText(columns, whole);
    return;
  }
  if (reading.rest.key === '') markAll(columns);
  else markText(columns, reading.rest);
  unmarkFailing(columns, reading.filters);
  shiftTiers(columns);
  markWordsOfName(columns, reading.telling, whole);
}

/** Takes the mark from the rows that do not pass all of the filters, filter after filter. */
function unmarkFailing(columns: Columns, filters: SearchFilters): void {
  const { facets, tags, rating, openMinutes } = columns;
  const { minRating, openAt, area, needs } = filters;
  for (const name of FACET_NAMES) {
    const chosen = filters[FACETS[name].filter];
    if (chosen.length === 0) continue;
    const { codes } = facets[name];
    const isChosen = chosenCodes(facets[name], chosen);
    unmarkUnless(columns, (row) => isChosen[codes[row] ?? 0] === 1);
  }
  if (filters.tags.length > 0) {
    const marks = filters.tags.flatMap((tag) => tags.get(tag) ?? []);
    unmarkUnless(columns, (row) => marks.some((marked) => marked[row] === 1));
  }
  for (const marked of needs.map((tag) => tags.get(tag))) {
    unmarkUnless(columns, (row) => marked?.[row] === 1);
  }
  if (minRating !== null) unmarkUnless(columns, (row) => (rating[row] ?? Number.NaN) >= minRating);
  if (openAt !== null) unmarkUnless(columns, (row) => isOpen(openMinutes, row, openAt));
  if (area !== null) unmarkUnless(columns, (row) => isWithin(columns, row, area));
}

function unmarkUnless({ room: { tiers } }: Columns, passes: (row: number) => boolean): void {
  for (let row = 0; row < tiers.length; row += 1) if (tiers[row] !== 0 && !passes(row)) tiers[row] = 0;
}

/** Lists the rows that are marked in `room.rows`, in the given order. Returns how many. */
function listInOrder({ room: { tiers, rows } }: Columns, order: Int32Array): number {
  let count = 0;
  for (let index = 0; index < order.length; index += 1) {
    const row = order[index] ?? 0;
    if (tiers[row] !== 0) rows[count++] = row;
  }
  return count;
}

/** The rows that pass every facet, moved up over those that do not, and the counts; a facet is counted without its own filter. */
function filterAndCount({ facets, room }: Columns, request: EngineRequest, rows: Int32Array) {
  // A bit for each facet whose filter a row fails: who fails another one's counts nowhere.
  const failed = room.reached.fill(0, 0, rows.length);
  for (const [at, name] of FACET_NAMES.entries()) {
    const chosen = request[FACETS[name].filter];
    if (chosen.length === 0) continue;
    const { codes } = facets[name];
    const isChosen = chosenCodes(facets[name], chosen);
    for (let index = 0; index < rows.length; index += 1) {
      if (isChosen[codes[rows[index] ?? 0] ?? 0] === 0) failed[index] = (failed[index] ?? 0) | (1 << at);
    }
  }
  const counted = byFacet((name) =>
    countValues(facets[name], rows, failed, ~(1 << FACET_NAMES.indexOf(name))),
  );
  let total = 0;
  for (let index = 0; index < rows.length; index += 1) {
    if (failed[index] === 0) rows[total++] = rows[index] ?? 0;
  }
  return { found: rows.subarray(0, total), facets: counted };
}

/** The values of the rows that fail none of the other facets. */
function countValues(
  { codes, values }: CodedColumn,
  rows: Int32Array,
  failed: Uint8Array,
  others: number,
): FacetCount[] {
  const counts = new Int32Array(values.length);
  for (let index = 0; index < rows.length; index += 1) {
    if (((failed[index] ?? 0) & others) !== 0) continue;
    const code = codes[rows[index] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return listCounts(values, counts);
}

/** 1 for the codes that are asked for. */
function chosenCodes({ values, codeOf }: CodedColumn, chosen: readonly string[]): Uint8Array {
  const codes = new Uint8Array(values.length);
  for (const value of chosen) {
    const code = codeOf.get(value);
    if (code !== undefined) codes[code] = 1;
  }
  return codes;
}

/** Most first; codes are in the order of their values. */
function listCounts(values: readonly string[], counts: Int32Array): FacetCount[] {
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
