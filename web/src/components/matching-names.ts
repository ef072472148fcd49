import { compareNames } from '#domain/places/rated';
import { foldText } from '#domain/words/characters';

/** Entries whose name contains the term, as given. Ignores case, accents, apostrophes and blanks around the term. */
export function matching<T>(items: readonly T[], nameOf: (item: T) => string, term: string): readonly T[] {
  const wanted = foldText(term.trim());
  return items.filter((item) => foldText(nameOf(item)).includes(wanted));
}

/** The same, sorted by name (spec 1 §2). */
export function matchingNames<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  term: string,
): readonly T[] {
  return matching(items, nameOf, term).toSorted((a, b) => compareNames(nameOf(a), nameOf(b)));
}
