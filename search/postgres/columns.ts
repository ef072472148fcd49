import type { Facets, SearchSort } from '../query.ts';
import type { SqlDatabase } from './database.ts';
import type { IndexTables } from './tables.ts';

/** A value of every row as a number: its place in `values`, 0 where it is unknown. */
export interface CodedColumn {
  readonly codes: Uint16Array;
  /** Sorted; the first one stands for none. */
  readonly values: readonly string[];
  readonly codeOf: ReadonlyMap<string, number>;
}

/**
 * What a search filters, counts and sorts by, one array a column, in the order of "best": a row is an index into each.
 * Looking at every row of these takes less time than asking a database to count a few.
 */
export interface Columns {
  readonly size: number;
  readonly ids: Int32Array;
  readonly rowOf: ReadonlyMap<number, number>;
  /** Folded. */
  readonly names: readonly string[];
  readonly facets: Readonly<Record<keyof Facets, CodedColumn>>;
  /** NaN is unknown. */
  readonly rating: Float64Array;
  /** 1 for rows that have the tag. */
  readonly tags: ReadonlyMap<string, Uint8Array>;
  readonly openMinutes: OpenMinutes;
  /** Where a row is on a sphere of radius 1; NaN is unknown. */
  readonly position: Readonly<Record<'x' | 'y' | 'z', Float64Array>>;
  readonly room: Room;
  /** All rows in that order; "best" where it depends on more than the rows: on a text, or on where somebody stands. */
  order(sort: SearchSort): Int32Array;
}

/**
 * Room for the work on one answer, which is done without a pause. Arrays as long as the city, made anew for each search,
 * would keep the garbage collector busier than the searches keep the processor.
 */
export interface Room {
  readonly rows: Int32Array;
  readonly tiers: Uint8Array;
  readonly reached: Uint8Array;
  readonly distances: Float64Array;
  readonly sorted: number[];
}

/** When rows are open, one after the other: `minutes[starts[row]]` to `minutes[starts[row + 1]]`, that one left out. */
export interface OpenMinutes {
  readonly starts: Int32Array;
  /** Since Monday, midnight: from, to (not included), from, to ... */
  readonly minutes: Uint16Array;
}

interface Loaded {
  readonly id: number[] | null;
  readonly name_key: string[] | null;
  readonly category: string[] | null;
  readonly neighborhood: string[] | null;
  readonly price: (string | null)[] | null;
  readonly rating: (number | null)[] | null;
  readonly review_count: (number | null)[] | null;
  readonly name_place: number[] | null;
  readonly tags: string[][] | null;
  readonly open_minutes: string[] | null;
  readonly x: (number | null)[] | null;
  readonly y: (number | null)[] | null;
  readonly z: (number | null)[] | null;
}

const TIES = 'score desc nulls last, review_count desc nulls last, name_key collate "C", id';

/** One statement, hence one state of the index; a column comes as one list. */
export async function loadColumns(database: SqlDatabase, { documents }: IndexTables): Promise<Columns> {
  const [loaded] = await database.query<Loaded>(
    `select json_agg(id) as id, json_agg(name_key) as name_key, json_agg(category) as category, json_agg(neighborhood) as neighborhood,
       json_agg(price) as price, json_agg(rating) as rating, json_agg(review_count) as review_count,
       json_agg(name_place) as name_place, json_agg(tags) as tags, json_agg(open_minutes::text) as open_minutes,
       json_agg(cube_ll_coord(position, 1)) as x, json_agg(cube_ll_coord(position, 2)) as y,
       json_agg(cube_ll_coord(position, 3)) as z
     from (
       select *, row_number() over (order by name_key collate "C", ${TIES}) as name_place
       from ${documents} order by ${TIES}
     ) best`,
  );
  if (!loaded) throw new Error('The index could not be read.');
  return toColumns(loaded);
}

function toColumns(loaded: Loaded): Columns {
  const ids = Int32Array.from(loaded.id ?? []);
  const rating = toNumbers(loaded.rating);
  const reviewCount = toNumbers(loaded.review_count);
  const namePlace = toNumbers(loaded.name_place);
  const best = ids.map((_, row) => row);
  const orders = new Map<SearchSort, Int32Array>();
  const makeOrder: Record<SearchSort, () => Int32Array> = {
    relevance: () => best,
    distance: () => best,
    best: () => best,
    rating: () => inOrder(rating, 'largest first'),
    reviews: () => inOrder(reviewCount, 'largest first'),
    name: () => inOrder(namePlace, 'smallest first'),
  };
  return {
    size: ids.length,
    ids,
    names: loaded.name_key ?? [],
    rowOf: new Map([...ids].map((id, row) => [id, row])),
    facets: {
      cuisine: encode(loaded.category),
      neighborhood: encode(loaded.neighborhood),
      price: encode(loaded.price),
    },
    rating,
    tags: toMarks(loaded.tags ?? []),
    openMinutes: toOpenMinutes(loaded.open_minutes ?? []),
    position: { x: toNumbers(loaded.x), y: toNumbers(loaded.y), z: toNumbers(loaded.z) },
    room: {
      rows: new Int32Array(ids.length),
      tiers: new Uint8Array(ids.length),
      reached: new Uint8Array(ids.length),
      distances: new Float64Array(ids.length),
      sorted: [],
    },
    order(sort) {
      const order = orders.get(sort) ?? makeOrder[sort]();
      orders.set(sort, order);
      return order;
    },
  };
}

function toNumbers(values: readonly (number | null)[] | null): Float64Array {
  return Float64Array.from(values ?? [], (value) => value ?? Number.NaN);
}

function encode(column: readonly (string | null)[] | null): CodedColumn {
  const known = new Set((column ?? []).filter((value) => value !== null));
  const values = ['', ...[...known].sort()];
  const codeOf = new Map(values.map((value, code) => [value, code]));
  const codes = Uint16Array.from(column ?? [], (value) => (value === null ? 0 : (codeOf.get(value) ?? 0)));
  return { codes, values, codeOf };
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

/** `multiranges` as PostgreSQL writes them: `{[600,1320),[2040,2760)}`. */
function toOpenMinutes(multiranges: readonly string[]): OpenMinutes {
  const starts = new Int32Array(multiranges.length + 1);
  const minutes: number[] = [];
  for (const [row, multirange] of multiranges.entries()) {
    for (const minute of multirange.match(/\d+/g) ?? []) minutes.push(Number(minute));
    starts[row + 1] = minutes.length;
  }
  return { starts, minutes: Uint16Array.from(minutes) };
}

/** All rows by their values, unknown ones last; equal ones as they stand. */
function inOrder(values: Float64Array, direction: 'largest first' | 'smallest first'): Int32Array {
  const unknownLast = direction === 'largest first' ? -Infinity : Infinity;
  const keys = values.map((value) => (Number.isNaN(value) ? unknownLast : value));
  const sign = direction === 'largest first' ? -1 : 1;
  return Int32Array.from(keys.keys()).sort((a, b) => {
    const [left, right] = [keys[a] ?? unknownLast, keys[b] ?? unknownLast];
    return left === right ? a - b : sign * (left - right);
  });
}
