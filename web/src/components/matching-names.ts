import { compareNames } from '#domain/places/rated';
import { foldText } from '#domain/words/text-fold';

/**
 * Entries whose name contains the term, sorted by name (spec 1 §2) or as given. Ignores case, accents, apostrophes and blanks
 * around the term.
 */
export function matchingNames<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  term: string,
  asGiven = false,
): readonly T[] {
  const wanted = foldText(term.trim());
  const found = items.filter((item) => foldText(nameOf(item)).includes(wanted));
  return asGiven ? found : found.sort((a, b) => compareNames(nameOf(a), nameOf(b)));
}
