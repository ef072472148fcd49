/** Entries whose name contains the term, case-insensitive and trimmed, sorted by name (spec 1 §2). */
export function matchingNames<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  term: string,
): readonly T[] {
  const wanted = term.trim().toLowerCase();
  return items
    .filter((item) => nameOf(item).toLowerCase().includes(wanted))
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));
}
