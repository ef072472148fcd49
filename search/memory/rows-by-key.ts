/** The rows of each key: `rows[starts[key]]` up to, but not including, `rows[starts[key + 1]]`. */
export interface RowsByKey {
  readonly starts: Int32Array;
  readonly rows: Int32Array;
}

/** Counting sort: `visitAll` runs twice and visits each row with each of its keys (below `keyCount`). */
export function rowsByKey(
  keyCount: number,
  visitAll: (visit: (row: number, key: number) => void) => void,
): RowsByKey {
  const starts = new Int32Array(keyCount + 1);
  visitAll((_row, key) => {
    starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  });
  for (let key = 0; key < keyCount; key += 1) {
    starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  }
  const next = starts.slice();
  const rows = new Int32Array(starts[keyCount] ?? 0);
  visitAll((row, key) => {
    const at = next[key] ?? 0;
    rows[at] = row;
    next[key] = at + 1;
  });
  return { starts, rows };
}
