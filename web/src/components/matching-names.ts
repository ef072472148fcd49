/** Those whose name contains the term, whatever its case (spec 1 §2), by name. Outer blanks do not count. */
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
