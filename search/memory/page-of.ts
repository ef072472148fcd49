import type { Coordinates, SearchSort } from '../query.ts';
import type { Columns } from './columns.ts';
import { unitVector } from './unit-vector.ts';

interface Order {
  readonly sort: SearchSort;
  readonly near: Coordinates | null;
  /** Whether the search has a text: relevance then sorts by tier first. */
  readonly isText: boolean;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The rows of one page. Only candidates for the page are sorted. */
export function pageOf(columns: Columns, rows: Int32Array, order: Order, { from, to }: Span): number[] {
  const keys = columns.scratch.keys.subarray(0, rows.length);
  writeKeys(columns, rows, order, keys);
  const limit = limitOf(keys, to);
  const shown: { row: number; key: number }[] = [];
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? 0;
    if (key <= limit) shown.push({ row: rows[index] ?? 0, key });
  }
  // Row numbers follow the order of "best", which breaks ties.
  return shown
    .sort((a, b) => a.key - b.key || a.row - b.row)
    .slice(from, to)
    .map(({ row }) => row);
}

/** Writes a sort key per row, ascending. */
function writeKeys(
  columns: Columns,
  rows: Int32Array,
  { sort, near, isText }: Order,
  keys: Float64Array,
): void {
  const { size, found } = columns;
  if (sort === 'distance' && near) {
    writeDistances(columns, rows, near, keys);
  } else if (sort === 'relevance' && isText) {
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] ?? 0;
      keys[index] = (found.tiers[row] ?? 0) * size + row;
    }
  } else {
    const ranks = columns.ranks(sort);
    for (let index = 0; index < rows.length; index += 1) keys[index] = ranks[rows[index] ?? 0] ?? 0;
  }
}

/** Squared chord lengths, which sort like great-circle distances; unknown last. */
function writeDistances(
  { position }: Columns,
  rows: Int32Array,
  near: Coordinates,
  keys: Float64Array,
): void {
  const [x, y, z] = unitVector(near);
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    const dx = (position.x[row] ?? Number.NaN) - x;
    const dy = (position.y[row] ?? Number.NaN) - y;
    const dz = (position.z[row] ?? Number.NaN) - z;
    const square = dx * dx + dy * dy + dz * dz;
    keys[index] = Number.isNaN(square) ? Number.MAX_VALUE : square;
  }
}

/** The n-th smallest key. Buffers up to 2n keys and keeps the n smallest whenever the buffer is full. */
function limitOf(keys: Float64Array, number: number): number {
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
