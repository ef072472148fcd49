import { FACET_NAMES, type FacetName, type SearchSort } from '../query.ts';
import { FIELDS, type Field } from '../place-words.ts';
import { FoundRows } from './found-rows.ts';
import { atOnce } from './in-slices.ts';
import { isOpen, type PlaceRecord } from './place-record.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The rows that have each key, in order. */
type RowsBy<Key> = ReadonlyMap<Key, readonly number[]>;

/** A facet as codes: each row's index into `values`. */
export interface CodedColumn {
  readonly codes: Uint16Array;
  /** Sorted; the first one stands for "none". */
  readonly values: readonly string[];
  readonly codeOf: ReadonlyMap<string, number>;
  readonly rowsOf: RowsBy<string>;
}

/** What a search looks up instead of looking at each place. Rows are indexes into `best`. */
export interface Columns {
  /** Sorted by "best". */
  readonly best: readonly PlaceRecord[];
  readonly rowOf: ReadonlyMap<number, number>;
  /** Folded. */
  readonly names: readonly string[];
  /** The inverted index, per group of fields, by the ids of words. */
  readonly words: Readonly<Record<Field, RowsBy<number>>>;
  readonly facets: Readonly<Record<FacetName, CodedColumn>>;
  /** NaN if unknown. */
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
  readonly found: FoundRows;
  /** 1 for each row that is open at the minute; of the last one asked, which is mostly now, it is known. */
  openAt(minute: number): Uint8Array;
  /** Each row's rank in that order; null if it depends on the text or the visitor's position, or is "best". */
  ranks(sort: SearchSort): Int32Array | null;
}

/** Builds columns from records sorted by "best" and the words they have, step by step. */
export function* buildColumns(
  best: readonly PlaceRecord[],
  vocabulary: Vocabulary,
): Generator<undefined, Columns> {
  vocabulary.indexNewWords();
  yield;
  const words: Partial<Record<Field, RowsBy<number>>> = {};
  for (const field of FIELDS) words[field] = yield* rowsBy(best, (place) => place.words[field]);
  const facets: Partial<Record<FacetName, CodedColumn>> = {};
  for (const name of FACET_NAMES) facets[name] = yield* encode(best, name);
  const rowOf = new Map(best.map(({ id }, row) => [id, row]));
  yield;
  const known = new Map<SearchSort, Int32Array>();
  let open: { minute: number; rows: Uint8Array } | undefined;
  return {
    best,
    rowOf,
    names: best.map(({ name }) => name),
    words: words as Record<Field, RowsBy<number>>,
    facets: facets as Record<FacetName, CodedColumn>,
    latitude: Float64Array.from(best, ({ at }) => at?.latitude ?? Number.NaN),
    longitude: Float64Array.from(best, ({ at }) => at?.longitude ?? Number.NaN),
    found: new FoundRows(best.length),
    openAt(minute) {
      if (open?.minute !== minute)
        open = { minute, rows: Uint8Array.from(best, (place) => Number(isOpen(place, minute))) };
      return open.rows;
    },
    ranks(sort) {
      const compare = COMPARE[sort];
      if (!compare) return null;
      const ranks = known.get(sort) ?? toRanks(best, compare);
      known.set(sort, ranks);
      return ranks;
    },
  };
}

/** Builds columns at once. */
export const toColumns = (best: readonly PlaceRecord[], vocabulary: Vocabulary): Columns =>
  atOnce(buildColumns(best, vocabulary));

type Compare = (a: PlaceRecord, b: PlaceRecord) => number;

/** Largest first, unknown last; NaN, the difference of two that are unknown, is a tie. */
const byNumber =
  (name: 'score' | 'rating' | 'reviewCount'): Compare =>
  (a, b) =>
    (b[name] ?? -Infinity) - (a[name] ?? -Infinity) || 0;
const byScore = byNumber('score');
const byReviews = byNumber('reviewCount');
const byName: Compare = (a, b) => (a.name < b.name ? -1 : Number(a.name > b.name));
const COMPARE: Readonly<Partial<Record<SearchSort, Compare>>> = {
  rating: byNumber('rating'),
  reviews: byReviews,
  name: byName,
};

/** Sorts by score, review count, name and id; unknown values last, and after all what is closed for now. */
export const byBest: Compare = (a, b) =>
  Number(a.isClosed) - Number(b.isClosed) || byScore(a, b) || byReviews(a, b) || byName(a, b) || a.id - b.id;

function toRanks(best: readonly PlaceRecord[], compare: Compare): Int32Array {
  const ranks = new Int32Array(best.length);
  // A stable sort: ties stay in the order of "best".
  const sorted = [...best.entries()].sort(([, a], [, b]) => compare(a, b));
  for (const [rank, [row]] of sorted.entries()) ranks[row] = rank;
  return ranks;
}

const STEP = 500;

function* rowsBy<Key>(
  places: readonly PlaceRecord[],
  keysOf: (place: PlaceRecord) => readonly Key[],
): Generator<undefined, RowsBy<Key>> {
  const rows = new Map<Key, number[]>();
  for (const [row, place] of places.entries()) {
    for (const key of keysOf(place)) {
      const known = rows.get(key);
      if (known) known.push(row);
      // Most words are in one place only.
      else rows.set(key, [row]);
    }
    if (row % STEP === 0) yield;
  }
  return rows;
}

function* encode(places: readonly PlaceRecord[], name: FacetName): Generator<undefined, CodedColumn> {
  const rowsOf = yield* rowsBy(places, ({ facets }) => (facets[name] === null ? [] : [facets[name]]));
  const values = ['', ...[...rowsOf.keys()].sort()];
  const codeOf = new Map(values.map((value, code) => [value, code]));
  const codes = Uint16Array.from(places, ({ facets }) => codeOf.get(facets[name] ?? '') ?? 0);
  yield;
  return { codes, values, codeOf, rowsOf };
}
