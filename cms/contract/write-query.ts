export type QueryValues = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
type QueryValue = string | number | null | undefined;

/**
 * A query string, including `?`, in the order of the values: arrays repeat the key, absent values are left
 * out.
 */
export function writeQuery(values: QueryValues): string {
  const params = new URLSearchParams();
  for (const key in values) {
    const value = values[key];
    for (const one of Array.isArray(value) ? value : [value]) if (one != null) params.append(key, one);
  }
  return params.size === 0 ? '' : `?${params}`;
}
