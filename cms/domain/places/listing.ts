/** Staff settings for which places and categories are listed. */
export interface ListingRules {
  /** Categories that are not cuisines (exact match); their places stay listed. */
  hiddenCategories: string[];
  excludedIds: number[];
  /** Names of places that are not restaurants; case and spacing are ignored. */
  excludedNames: string[];
}

/** Whether staff excluded the place by id or name. */
export function isExcluded(
  place: { readonly id: number; readonly name: string },
  rules: Pick<ListingRules, 'excludedIds' | 'excludedNames'>,
): boolean {
  if (rules.excludedIds.includes(place.id)) return true;
  const name = excludedNameKey(place.name);
  return rules.excludedNames.some((excluded) => excludedNameKey(excluded) === name);
}

/** Comparison key of excluded names: trimmed, whitespace collapsed, case-insensitive. */
function excludedNameKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
