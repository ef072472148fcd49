import { compareNames } from '#domain/places/rated';
import { foldText } from '#domain/words/characters';

export interface Named {
  readonly name: string;
}

/** Entries whose name contains the term, as given. Ignores case, accents, apostrophes and blanks around the term. */
export function matching<T extends Named>(items: readonly T[], term: string): readonly T[] {
  const wanted = foldText(term.trim());
  return items.filter(({ name }) => foldText(name).includes(wanted));
}

/** The same, sorted by name (spec 1 §2). */
export function matchingNames<T extends Named>(items: readonly T[], term: string): readonly T[] {
  return matching(items, term).toSorted((a, b) => compareNames(a.name, b.name));
}
