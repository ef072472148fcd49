export type QueryValues = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
type QueryValue = string | number | null | undefined;

/**
 * A query string, including `?`, in the order of the values: arrays repeat the key, absent values are left
 * out.
 */
export function writeQuery(values: QueryValues): string {
  const pairs = Object.entries(values).flatMap(([key, value]) =>
    [value].flat().flatMap((one) => (one === null || one === undefined ? [] : [[key, String(one)]])),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}
