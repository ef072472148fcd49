import { type FacetName, type SearchSort } from '../query.ts';
import { FoundRows } from './found-rows.ts';
import type { PlaceRecord } from './place-record.ts';
import { atOnce } from './in-slices.ts';
import { rowsByKey, type RowsByKey } from './rows-by-key.ts';
import type { Field } from '../place-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Dictionary-encoded column: each row's index into `values`, 0 if unknown. */
export interface CodedColumn {
  readonly codes: Uint16Array;
  /** Sorted; the first one stands for "none". */
  readonly values: readonly string[];
  readonly codeOf: ReadonlyMap<string, number>;
  readonly rowsByCode: RowsByKey;
}

/**
 * Everything a search filters, counts and sorts by, in columns. Rows are ordered by "best" and are indexes into each
 * array. Scanning all rows takes less time than a database query that counts a few.
 */
export interface Columns {
  readonly size: number;
  /** For what few searches need. */
  readonly best: readonly PlaceRecord[];
  readonly rowOf: ReadonlyMap<number, number>;
  /** Folded names. */
  readonly names: readonly string[];
  readonly words: WordRows;
  readonly facets: Readonly<Record<FacetName, CodedColumn>>;
  /** NaN if unknown. */
  readonly rating: Float64Array;
  /** 1 for rows that have the tag. */
  readonly tags: ReadonlyMap<string, Uint8Array>;
  readonly openMinutes: OpenMinutes;
  /** Unit vectors; NaN if unknown. */
  readonly position: Readonly<Record<'x' | 'y' | 'z', Float64Array>>;
  readonly found: FoundRows;
  readonly scratch: Scratch;
  /** Each row's rank in that order; "best" for orders that also depend on the text or the visitor's position. */
  ranks(sort: SearchSort): Int32Array;
}

/**
 * Scratch buffers for one answer, which is computed synchronously. Allocating arrays of this size for each search would
 * cost more in garbage collection than the search itself.
 */
export interface Scratch {
  readonly reached: Uint8Array;
  readonly worst: Uint8Array;
  readonly keys: Float64Array;
}

/**
 * Opening hours of all rows; those of a row are `minutes[starts[row]]` up to, but not including, `minutes[starts[row +
 * 1]]`.
 */
export interface OpenMinutes {
  readonly starts: Int32Array;
  /** Minutes since Monday 00:00: from, to (exclusive), from, to, … */
  readonly minutes: Uint16Array;
}

/** Builds columns from records sorted by "best" and the words they have, step by step. */
export function* buildColumns(
  best: readonly PlaceRecord[],
  vocabulary: Vocabulary,
): Generator<undefined, Columns> {
  vocabulary.indexNewWords();
  yield;
  const size = best.length;
  const rating = toNumbers(best.map((record) => record.rating));
  const reviewCount = toNumbers(best.map((record) => record.reviewCount));
  yield;
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
  const rowOf = new Map(best.map(({ id }, row) => [id, row]));
  yield;
  const words = yield* indexWords(best, vocabulary.size);
  const cuisine = yield* encode(best.map(({ facets }) => facets.cuisine));
  const neighborhood = yield* encode(best.map(({ facets }) => facets.neighborhood));
  const price = yield* encode(best.map(({ facets }) => facets.price));
  const tags = toMarks(best.map((record) => record.tags));
  yield;
  const openMinutes = toOpenMinutes(best);
  yield;
  return {
    size,
    best,
    rowOf,
    names: best.map(({ name }) => name),
    words,
    facets: { cuisine, neighborhood, price },
    rating,
    tags,
    openMinutes,
    position: { x: axis(0), y: axis(1), z: axis(2) },
    found: new FoundRows(size),
    scratch: {
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

/** Builds columns at once. */
export const toColumns = (best: readonly PlaceRecord[], vocabulary: Vocabulary): Columns =>
  atOnce(buildColumns(best, vocabulary));

/** Sorts by score, review count, name and id; unknown values last, and after all what is closed for now. */
export function byBest(a: PlaceRecord, b: PlaceRecord): number {
  return (
    Number(a.isClosed) - Number(b.isClosed) ||
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

function* encode(column: readonly (string | null)[]): Generator<undefined, CodedColumn> {
  const known = new Set(column.filter((value) => value !== null));
  const values = ['', ...[...known].sort()];
  const codeOf = new Map(values.map((value, code) => [value, code]));
  const codes = Uint16Array.from(column, (value) => (value === null ? 0 : (codeOf.get(value) ?? 0)));
  yield;
  const rowsByCode = yield* rowsByKey(values.length, codes.length, (from, to, visit) => {
    for (let row = from; row < to; row += 1) visit(row, codes[row] ?? 0);
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

/** All rows by descending value, unknown last; a stable sort. */
function largestFirst(values: Float64Array): Int32Array {
  const keys = values.map((value) => (Number.isNaN(value) ? -Infinity : value));
  return Int32Array.from(keys.keys()).sort((a, b) => {
    const [left, right] = [keys[a] ?? -Infinity, keys[b] ?? -Infinity];
    return left === right ? a - b : right - left;
  });
}

/** The inverted index, per group of fields. */
type WordRows = Readonly<Record<Field, RowsByKey>>;

/** Builds the inverted index as flat arrays: two numbers per word of a place. */
function* indexWords(
  records: readonly PlaceRecord[],
  vocabularySize: number,
): Generator<undefined, WordRows> {
  const cut = (field: Field) =>
    rowsByKey(vocabularySize, records.length, (from, to, visit) => {
      for (let row = from; row < to; row += 1)
        for (const word of records[row]?.words[field] ?? []) visit(row, word);
    });
  return {
    name: yield* cut('name'),
    other: yield* cut('other'),
    kinds: yield* cut('kinds'),
    description: yield* cut('description'),
  };
}
