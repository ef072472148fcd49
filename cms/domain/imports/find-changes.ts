/**
 * The fields that a row changes. Fields it does not mention are left alone; line endings and the key order of
 * spans do not count as changes.
 */
export function findChanges<T extends object>(given: Partial<T>, stored: T): Partial<T> {
  const before = new Map<string, unknown>(Object.entries(stored));
  const changed = Object.entries(given).filter(
    ([field, value]) => value !== undefined && !isSame(value, before.get(field)),
  );
  return Object.assign<Partial<T>, object>({}, Object.fromEntries(changed));
}

function isSame(a: unknown, b: unknown): boolean {
  return spell(a) === spell(b);
}

/** Canonical form of a value. */
function spell(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return JSON.stringify(value.replaceAll('\r\n', '\n'));
  if (Array.isArray(value)) return `[${value.map(spell).join()}]`;
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value).filter(([key]) => key !== 'id');
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${key}:${spell(inner)}`)
    .join()}}`;
}
