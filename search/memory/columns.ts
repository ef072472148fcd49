import { LRUCache } from 'lru-cache';
import { FACET_NAMES, type FacetName, type SearchSort } from '../query.ts';
import { FIELDS, type Field } from '../place-words.ts';
import { END_OF_FIELD, type PlaceRecord } from './place-record.ts';
import type { Vocabulary } from './vocabulary.ts';

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
  /** The rows that have each value, in order. */
  readonly rowsOf: ReadonlyMap<string, Int32Array>;
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
  /** The id of the first word of each name, or `NO_PLAIN_NAME`. */
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
  hasTag(tag: string): (row: number) => boolean;
  /** Whether a row is open at a minute; of unknown hours, `mayBe`. */
  openAt(minute: number, mayBe?: boolean): (row: number) => boolean;
  /** Where each row stands in that order. */
  placesIn(sort: FixedSort): Int32Array;
}

/** Builds columns from records sorted by "best" and the words they have, step by step. */
export function* buildColumns(
  best: readonly PlaceRecord[],
  vocabulary: Vocabulary,
  tagNames: Vocabulary,
): Generator<undefined, Columns> {
  vocabulary.indexNewWords();
  yield;
  const words = yield* indexWords(best, vocabulary.size);
  const facets: Partial<Record<FacetName, CodedColumn>> = {};
  for (const name of FACET_NAMES) facets[name] = yield* encode(best, name);
  const rowOf = new Map(best.map(({ id }, row) => [id, row]));
  yield;
  const latitudes = Float64Array.from(best, ({ at }) => at?.latitude ?? NaN);
  const longitudes = Float64Array.from(best, ({ at }) => at?.longitude ?? NaN);
  yield;
  const { firstWords, tags, starts, minutes } = yield* joinLists(best, tagNames.size);
  const inOrder = (sort: FixedSort) => {
    const places = new Int32Array(best.length);
    // A stable sort: ties stay in the order of "best".
    for (const [at, { id }] of best.toSorted(COMPARE[sort]).entries()) places[rowOf.get(id) ?? 0] = at;
    return places;
  };
  const known = new LRUCache<FixedSort, Int32Array>({ max: 4, memoMethod: inOrder });
  const marks = () => new Uint8Array(best.length);
  return {
    best,
    rowOf,
    vocabulary,
    words,
    facets: facets as Record<FacetName, CodedColumn>,
    firstWords,
    latitudes,
    longitudes,
    tiers: marks(),
    found: new Int32Array(best.length),
    reached: marks(),
    worst: marks(),
    levelsOf: new Int32Array(vocabulary.size),
    hasTag(tag) {
      const [number = -1] = tagNames.exactly(tag);
      const some = tags[number >> 5];
      return (row) => some !== undefined && ((some[row] ?? 0) & (1 << number)) !== 0;
    },
    openAt:
      (minute, mayBe = false) =>
      (row) => {
        const [from = 0, to = 0] = [starts[row], starts[row + 1]];
        if (from === to) return mayBe;
        // Spans are disjoint: within one, an odd number of their ends has gone by.
        let isOpen = false;
        for (let at = from; at < to; at += 1) if ((minutes[at] ?? 0) <= minute) isOpen = !isOpen;
        return isOpen;
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

const STEP = 500;

/** Stands for a name with a word after a sign ("fish-n-chips"): how it has a text is seen only in the name itself. */
export const NO_PLAIN_NAME = -1;
const SIGN_BEFORE_WORD = /^[^\p{L}\p{N}]|[^ \p{L}\p{N}][\p{L}\p{N}]/u;

/**
 * First words; open minutes in the order of rows, as their records are all over the memory, and where those of a row
 * begin; and the tags of each row as bits, the first 32 tags in one array, the next in another.
 */
function* joinLists(best: readonly PlaceRecord[], tagCount: number) {
  const [firstWords, starts] = [new Int32Array(best.length), new Int32Array(best.length + 1)];
  const minutes = new Uint16Array(best.reduce((sum, { openMinutes, tags }) => sum + tags - openMinutes, 0));
  const tags = Array.from({ length: Math.ceil(tagCount / 32) }, () => new Int32Array(best.length));
  for (const [row, place] of best.entries()) {
    const { name, numbers, words } = place;
    firstWords[row] = SIGN_BEFORE_WORD.test(name) ? NO_PLAIN_NAME : (numbers[words] ?? NO_PLAIN_NAME);
    const from = starts[row] ?? 0;
    minutes.set(numbers.subarray(place.openMinutes, place.tags), from);
    starts[row + 1] = from + place.tags - place.openMinutes;
    for (const tag of numbers.subarray(place.tags, place.dishes)) {
      const some = tags[tag >> 5];
      if (some) some[row] = (some[row] ?? 0) | (1 << tag);
    }
    if (row % STEP === 0) yield;
  }
  return { firstWords, starts, minutes, tags };
}

/** A counting sort: how often each word is in each group of fields, then where. */
function* indexWords(places: readonly PlaceRecord[], size: number): Generator<undefined, Columns['words']> {
  const groups = FIELDS.map(() => ({ starts: new Int32Array(size + 1), rows: new Int32Array() }));
  const add = (starts: Int32Array, at: number, count = 0) => (starts[at] = (starts[at] ?? 0) + count);
  const visit = (row: number, each: (group: (typeof groups)[number], word: number) => void) => {
    const { numbers, words = 0, end = 0 } = places[row] ?? {};
    let group = 0;
    for (let at = words; at < end; at += 1) {
      const [to, word = END_OF_FIELD] = [groups[group], numbers?.[at]];
      if (word === END_OF_FIELD) group += 1;
      else if (to) each(to, word);
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

function* encode(places: readonly PlaceRecord[], name: FacetName): Generator<undefined, CodedColumn> {
  const rows = Map.groupBy(places.keys(), (row) => places[row]?.facets[name] ?? null);
  rows.delete(null);
  yield;
  const rowsOf = new Map([...rows].map(([value, list]) => [value ?? '', Int32Array.from(list)]));
  const values = ['', ...[...rowsOf.keys()].sort()];
  const codeOf = new Map(values.map((value, code) => [value, code]));
  const codes = Uint16Array.from(places, ({ facets }) => codeOf.get(facets[name] ?? '') ?? 0);
  yield;
  return { codes, values, rowsOf };
}
