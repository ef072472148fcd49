import { LRUCache } from 'lru-cache';
import { FACET_NAMES, type FacetName, type SearchSort } from '../query.ts';
import { FIELDS, type Field } from '../place-words.ts';
import { END_OF_FIELD, type PlaceRecord } from './place-record.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The rows that have each value, in order. */
type RowsOf = ReadonlyMap<string, Int32Array>;

/** The rows that have each word, by its id and in order: `rows` from `starts[id]` to `starts[id + 1]`. */
export interface WordRows {
  readonly starts: Int32Array;
  readonly rows: Int32Array;
}

export function rowsWithWord({ starts, rows }: WordRows, word: number): Int32Array {
  return rows.subarray(starts[word], starts[word + 1] ?? 0);
}

/** A facet as codes: each row's index into `values`. */
export interface CodedColumn {
  readonly codes: Uint16Array;
  /** Sorted; the first one stands for "none". */
  readonly values: readonly string[];
  readonly rowsOf: RowsOf;
}

/** What a search looks up instead of looking at each place. Rows are indexes into `best`. */
export interface Columns {
  /** Sorted by "best". */
  readonly best: readonly PlaceRecord[];
  readonly rowOf: ReadonlyMap<number, number>;
  readonly vocabulary: Vocabulary;
  /** The inverted index, per group of fields. */
  readonly words: Readonly<Record<Field, WordRows>>;
  readonly facets: Readonly<Record<FacetName, CodedColumn>>;
  readonly rowsOfTag: RowsOf;
  /** As in their records. */
  readonly firstWords: Int32Array;
  /** Unknown: NaN. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /**
   * Of the current search, each row's tier: lower is better, and 0 says that it isn't found; the rows that are found, in
   * any order; then how many words of a text each has so far, and how badly the worst of them matches. Used again by the
   * next search, as allocating them would cost more than a search.
   */
  readonly tiers: Uint8Array;
  readonly found: Int32Array;
  readonly reached: Uint8Array;
  readonly worst: Uint8Array;
  /** As in `Asked`. */
  readonly levelsOf: Int32Array;
  /** Whether a row is open at a minute: worked out once, for now and the few times that searches say. */
  openAt(minute: number): (row: number) => boolean;
  /** Where each row stands in that order. */
  placesIn(sort: FixedSort): Int32Array;
}

/** Builds columns from records sorted by "best" and the words they have, step by step. */
export function* buildColumns(
  best: readonly PlaceRecord[],
  vocabulary: Vocabulary,
): Generator<undefined, Columns> {
  vocabulary.indexNewWords();
  yield;
  const words = yield* indexWords(best, vocabulary.size);
  const facets: Partial<Record<FacetName, CodedColumn>> = {};
  for (const name of FACET_NAMES) facets[name] = yield* encode(best, name);
  const rowOf = new Map(best.map(({ id }, row) => [id, row]));
  yield;
  const firstWords = Int32Array.from(best, ({ firstWord }) => firstWord);
  const latitudes = Float64Array.from(best, ({ at }) => at?.latitude ?? NaN);
  const longitudes = Float64Array.from(best, ({ at }) => at?.longitude ?? NaN);
  yield;
  const inOrder = (sort: FixedSort) => {
    const places = new Int32Array(best.length);
    // A stable sort: ties stay in the order of "best".
    for (const [at, { id }] of best.toSorted(COMPARE[sort]).entries()) places[rowOf.get(id) ?? 0] = at;
    return places;
  };
  const known = new LRUCache<FixedSort, Int32Array>({ max: 4, memoMethod: inOrder });
  const marks = () => new Uint8Array(best.length);
  const open = new LRUCache<number, Uint8Array>({ max: MAX_MINUTES, memoMethod: marks });
  return {
    best,
    rowOf,
    vocabulary,
    words,
    facets: facets as Record<FacetName, CodedColumn>,
    rowsOfTag: yield* rowsBy(best, ({ tags }) => tags),
    firstWords,
    latitudes,
    longitudes,
    tiers: marks(),
    found: new Int32Array(best.length),
    reached: marks(),
    worst: marks(),
    levelsOf: new Int32Array(vocabulary.size),
    openAt(minute) {
      const states = open.memo(minute);
      return (row) => (states[row] ||= isOpen(best[row], minute) ? OPEN : CLOSED) === OPEN;
    },
    placesIn: (sort) => known.memo(sort),
  };
}

/** Orders that depend on neither the text nor the visitor's position. */
type FixedSort = Exclude<SearchSort, 'relevance' | 'distance'>;
type Compare = (a: PlaceRecord, b: PlaceRecord) => number;

/** Largest first, unknown last; NaN, the difference of two that are unknown, is a tie. */
const byNumber =
  (name: 'score' | 'rating' | 'reviewCount'): Compare =>
  (a, b) =>
    (b[name] ?? -Infinity) - (a[name] ?? -Infinity) || 0;
const byScore = byNumber('score');
const byReviews = byNumber('reviewCount');
const byName: Compare = (a, b) => (a.name < b.name ? -1 : Number(a.name > b.name));
const COMPARE: Readonly<Record<FixedSort, Compare>> = {
  best: () => 0,
  rating: byNumber('rating'),
  reviews: byReviews,
  name: byName,
};

/** Sorts by score, review count, name and id; unknown values last, and after all what is closed for now. */
export const byBest: Compare = (a, b) =>
  Number(a.isClosed) - Number(b.isClosed) || byScore(a, b) || byReviews(a, b) || byName(a, b) || a.id - b.id;

const MAX_MINUTES = 8;
const CLOSED = 1;
const OPEN = 2;

/** Spans are disjoint: within one, an odd number of their ends has gone by. */
function isOpen(place: PlaceRecord | undefined, minute: number): boolean {
  let isWithin = false;
  for (const end of place?.openMinutes ?? []) if (end <= minute) isWithin = !isWithin;
  return isWithin;
}

const STEP = 500;

/** A counting sort: how often each word is in each group of fields, then where. */
function* indexWords(places: readonly PlaceRecord[], size: number): Generator<undefined, Columns['words']> {
  const groups = FIELDS.map(() => ({ starts: new Int32Array(size + 1), rows: new Int32Array() }));
  const add = (starts: Int32Array, at: number, count = 0) => (starts[at] = (starts[at] ?? 0) + count);
  const visit = (row: number, each: (group: (typeof groups)[number], word: number) => void) => {
    let at = 0;
    for (const word of places[row]?.words ?? []) {
      const group = groups[at];
      if (word === END_OF_FIELD) at += 1;
      else if (group) each(group, word);
    }
  };
  for (let row = 0; row < places.length; row += 1) {
    visit(row, ({ starts }, word) => add(starts, word, 1));
    if (row % STEP === 0) yield;
  }
  for (const group of groups) {
    for (let word = 1; word <= size; word += 1) add(group.starts, word, group.starts[word - 1]);
    group.rows = new Int32Array(group.starts[size] ?? 0);
  }
  // From the last row on, so that each start ends up where it belongs.
  for (let row = places.length - 1; row >= 0; row -= 1) {
    visit(row, ({ starts, rows }, word) => (rows[add(starts, word, -1)] = row));
    if (row % STEP === 0) yield;
  }
  return Object.fromEntries(FIELDS.map((field, at) => [field, groups[at]])) as Columns['words'];
}

function* rowsBy(
  places: readonly PlaceRecord[],
  valuesOf: (place: PlaceRecord) => readonly string[],
): Generator<undefined, RowsOf> {
  const rows = new Map<string, number[]>();
  for (const [row, place] of places.entries()) {
    for (const value of valuesOf(place)) {
      const known = rows.get(value);
      if (known) known.push(row);
      else rows.set(value, [row]);
    }
    if (row % STEP === 0) yield;
  }
  return new Map([...rows].map(([value, list]) => [value, Int32Array.from(list)]));
}

function* encode(places: readonly PlaceRecord[], name: FacetName): Generator<undefined, CodedColumn> {
  const rowsOf = yield* rowsBy(places, ({ facets }) => (facets[name] === null ? [] : [facets[name]]));
  const values = ['', ...[...rowsOf.keys()].sort()];
  const codeOf = new Map(values.map((value, code) => [value, code]));
  const codes = Uint16Array.from(places, ({ facets }) => codeOf.get(facets[name] ?? '') ?? 0);
  yield;
  return { codes, values, rowsOf };
}
