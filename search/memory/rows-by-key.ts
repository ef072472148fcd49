/** The rows of each key: `rows[starts[key]]` to `rows[starts[key + 1]]`, that one left out. */
export interface RowsByKey {
  readonly starts: Int32Array;
  readonly rows: Int32Array;
}

/** Each row is visited with each of its keys, below `keyCount`, twice over: to count, and to put it where it belongs. */
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
