export type QueryValues = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
type QueryValue = string | number | null | undefined;

/** A query string, including `?`, in the order of the values. Arrays repeat the key; absent values are omitted. */
export function writeQuery(values: QueryValues): string {
  const params = new URLSearchParams();
  for (const key in values) {
    for (const value of [values[key]].flat()) if (value != null) params.append(key, String(value));
  }
  return params.size === 0 ? '' : `?${params}`;
}
