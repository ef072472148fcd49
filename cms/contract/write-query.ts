export type QueryValues = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
type QueryValue = string | number | null | undefined;

/** The query of an address, `?` included, in the order of the values: several of one key repeat it, absent ones are left out. */
export function writeQuery(values: QueryValues): string {
  const pairs = Object.entries(values).flatMap(([key, value]) =>
    [value].flat().flatMap((one) => (one === null || one === undefined ? [] : [[key, String(one)]])),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}
