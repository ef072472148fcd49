/** The rows of each key: `rows[starts[key]]` up to, but not including, `rows[starts[key + 1]]`. */
export interface RowsByKey {
  readonly starts: Int32Array;
  readonly rows: Int32Array;
}

/** Visits each of these rows with each of its keys. */
type VisitRows = (from: number, to: number, visit: (row: number, key: number) => void) => void;

const STEP = 500;

/** Counting sort of this many rows, step by step: `visitRows` runs twice over each (keys are below `keyCount`). */
export function* rowsByKey(
  keyCount: number,
  size: number,
  visitRows: VisitRows,
): Generator<undefined, RowsByKey> {
  function* visitAll(visit: (row: number, key: number) => void) {
    for (let from = 0; from < size; from += STEP) {
      visitRows(from, Math.min(from + STEP, size), visit);
      yield;
    }
  }
  const starts = new Int32Array(keyCount + 1);
  yield* visitAll((_row, key) => {
    starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  });
  for (let key = 0; key < keyCount; key += 1) {
    starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  }
  const next = starts.slice();
  const rows = new Int32Array(starts[keyCount] ?? 0);
  yield* visitAll((row, key) => {
    const at = next[key] ?? 0;
    rows[at] = row;
    next[key] = at + 1;
  });
  return { starts, rows };
}

/** The rows of a key; none of one that is newer than the rows. */
export function rowsOfKey({ starts, rows }: RowsByKey, key: number): Int32Array {
  return rows.subarray(starts[key] ?? rows.length, starts[key + 1] ?? rows.length);
}
