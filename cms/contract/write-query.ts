export type QueryValues = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
type QueryValue = string | number | null | undefined;

/** A query string, including `?`, in the order of the values. Arrays repeat the key; absent values are omitted. */
export function writeQuery(values: QueryValues): string {
  const params = new URLSearchParams();
  for (const key in values) {
    const value = values[key];
    // Most are absent, and a page writes some twenty addresses.
    if (value == null) continue;
    for (const one of typeof value === 'object' ? value : [value]) {
      if (one != null) params.append(key, String(one));
    }
  }
  return params.size === 0 ? '' : `?${params}`;
}
