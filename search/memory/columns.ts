import { byFacet, type FacetName, type SearchSort } from '../query.ts';
import { FoundRows } from './found-rows.ts';
import type { PlaceRecord } from './place-record.ts';
import { rowsByKey, type RowsByKey } from './rows-by-key.ts';
import { indexWords, type WordRows } from './word-rows.ts';

/** A value of every row as a number: its place in `values`, 0 where it is unknown. */
export interface CodedColumn {
  readonly codes: Uint16Array;
  /** Sorted; the first one means none. */
  readonly values: readonly string[];
  readonly codeOf: ReadonlyMap<string, number>;
  readonly rowsByCode: RowsByKey;
}

/**
 * What a search filters, counts and sorts by, one array a column, in the order of "best": a row is an index into each.
 * Looking at every row of these takes less time than asking a database to count a few.
 */
export interface Columns {
  readonly size: number;
  readonly ids: Int32Array;
  /** Folded. */
  readonly names: readonly string[];
  readonly firstWords: Int32Array;
  readonly words: WordRows;
  readonly facets: Readonly<Record<FacetName, CodedColumn>>;
  /** NaN is unknown. */
  readonly rating: Float64Array;
  /** 1 for rows that have the tag. */
  readonly tags: ReadonlyMap<string, Uint8Array>;
  readonly openMinutes: OpenMinutes;
  /** Where a row is on a sphere of radius 1; NaN is unknown. */
  readonly position: Readonly<Record<'x' | 'y' | 'z', Float64Array>>;
  readonly found: FoundRows;
  readonly room: Room;
  /** The place of each row in that order; "best" where it depends on more than the rows: on a text, or on the visitor's position. */
  ranks(sort: SearchSort): Int32Array;
}

/**
 * Room for the work on one answer, which is done without a pause. Arrays as long as the city, allocated for each search,
 * would keep the garbage collector busier than the searches keep the processor.
 */
export interface Room {
  readonly reached: Uint8Array;
  readonly worst: Uint8Array;
  readonly keys: Float64Array;
}

/** When rows are open, one after the other: `minutes[starts[row]]` to `minutes[starts[row + 1]]`, that one left out. */
export interface OpenMinutes {
  readonly starts: Int32Array;
  /** Since Monday, midnight: from, to (not included), from, to ... */
  readonly minutes: Uint16Array;
}

/** The records in the order of "best", each of their values as a column. */
export function toColumns(best: readonly PlaceRecord[], vocabularySize: number): Columns {
  const size = best.length;
  const rating = toNumbers(best.map((record) => record.rating));
  const reviewCount = toNumbers(best.map((record) => record.reviewCount));
  const rows = Int32Array.from(best.keys());
  const ranks = new Map<SearchSort, Int32Array>();
  const makeOrder: Record<SearchSort, () => Int32Array> = {
    relevance: () => rows,
    distance: () => rows,
    best: () => rows,
    rating: () => largestFirst(rating),
    reviews: () => largestFirst(reviewCount),
    name: () => rows.toSorted((a, b) => compare(best[a]?.name ?? '', best[b]?.name ?? '') || a - b),
  };
  const axis = (at: 0 | 1 | 2) => toNumbers(best.map(({ position }) => position?.[at] ?? null));
  return {
    size,
    ids: Int32Array.from(best, ({ id }) => id),
    names: best.map(({ name }) => name),
    firstWords: Int32Array.from(best, ({ firstWord }) => firstWord),
    words: indexWords(best, vocabularySize),
    facets: byFacet((name) => encode(best.map(({ facets }) => facets[name]))),
    rating,
    tags: toMarks(best.map(({ tags }) => tags)),
    openMinutes: toOpenMinutes(best),
    position: { x: axis(0), y: axis(1), z: axis(2) },
    found: new FoundRows(size),
    room: {
      reached: new Uint8Array(size),
      worst: new Uint8Array(size),
      keys: new Float64Array(size),
    },
    ranks(sort) {
      const known = ranks.get(sort) ?? toRanks(makeOrder[sort]());
      ranks.set(sort, known);
      return known;
    },
  };
}

/** By score, review count, name and id; unknown last. */
export function byBest(a: PlaceRecord, b: PlaceRecord): number {
  return (
    (b.score ?? -Infinity) - (a.score ?? -Infinity) ||
    (b.reviewCount ?? -Infinity) - (a.reviewCount ?? -Infinity) ||
    compare(a.name, b.name) ||
    a.id - b.id
  );
}

function toRanks(order: Int32Array): Int32Array {
  const ranks = new Int32Array(order.length);
  for (const [rank, row] of order.entries()) ranks[row] = rank;
  return ranks;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function toNumbers(values: readonly (number | null)[]): Float64Array {
  return Float64Array.from(values, (value) => value ?? Number.NaN);
}

function encode(column: readonly (string | null)[]): CodedColumn {
  const known = new Set(column.filter((value) => value !== null));
  const values = ['', ...[...known].sort()];
  const codeOf = new Map(values.map((value, code) => [value, code]));
  const codes = Uint16Array.from(column, (value) => (value === null ? 0 : (codeOf.get(value) ?? 0)));
  const rowsByCode = rowsByKey(values.length, (visit) => {
    for (const [row, code] of codes.entries()) visit(row, code);
  });
  return { codes, values, codeOf, rowsByCode };
}

function toMarks(tagsOfRows: readonly (readonly string[])[]): ReadonlyMap<string, Uint8Array> {
  const marks = new Map<string, Uint8Array>();
  for (const [row, tags] of tagsOfRows.entries()) {
    for (const tag of tags) {
      const marked = marks.get(tag) ?? new Uint8Array(tagsOfRows.length);
      marked[row] = 1;
      marks.set(tag, marked);
    }
  }
  return marks;
}

function toOpenMinutes(best: readonly PlaceRecord[]): OpenMinutes {
  const starts = new Int32Array(best.length + 1);
  for (const [row, { openMinutes }] of best.entries()) {
    starts[row + 1] = (starts[row] ?? 0) + openMinutes.length;
  }
  const minutes = new Uint16Array(starts[best.length] ?? 0);
  for (const [row, { openMinutes }] of best.entries()) minutes.set(openMinutes, starts[row]);
  return { starts, minutes };
}

/** All rows by their values, unknown ones last; equal ones as they stand. */
function largestFirst(values: Float64Array): Int32Array {
  const keys = values.map((value) => (Number.isNaN(value) ? -Infinity : value));
  return Int32Array.from(keys.keys()).sort((a, b) => {
    const [left, right] = [keys[a] ?? -Infinity, keys[b] ?? -Infinity];
    return left === right ? a - b : right - left;
  });
}
