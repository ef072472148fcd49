/** Staff settings for which places and categories are listed. */
export interface ListingRules {
  /**
   * Categories that are not cuisines (exact match): excluded from every cuisine list, but their places stay
   * listed.
   */
  hiddenCategories: string[];
  excludedIds: number[];
  /** Names of places that are not restaurants; case and spacing are ignored. */
  excludedNames: string[];
}

/** Appended to the home selection when missing (spec 1 §9). */
export const PINNED_IDS = [12304, 10639];

/**
 * The rules of a fresh database. Hidden categories: spec 1 §5, exactly. Ids: spec 1 §9. The spec withholds
 * the three excluded names; these are Baltimore's best-known shopping centers, which import feeds list as
 * places.
 */
export const DEFAULT_LISTING_RULES: ListingRules = {
  hiddenCategories: [
    'Banquet Hall',
    'Bed & Breakfast',
    'Candle Store',
    'Consignment Shop',
    'Convenience Store',
    'Country Club',
    'Culinary School',
    'Drug Store',
    'E-commerce',
    'Event Venue',
    'Exhibition And Trade Centre',
    'Farm',
    "Farmers' Market",
    'Festival',
    'Gourmet Grocery Store',
    'Grocery Store',
    'Health Food Store',
    'Hotel',
    'Market',
    'Meat Products Store',
    'Mobile Caterer',
    'Natural Goods Store',
    'Nutritionist',
    'Seafood Market',
    'Shared-use Commercial Kitchen',
    'Shoe Store',
    'Shopping Mall',
    'Social S Organization',
    'Spa',
    'Tourist Attraction',
    'Vitamin & Supplements Store',
    'Weight Loss',
    'Wholesale Food Store',
    'Wine Store',
    'hotels',
    'bars',
    'restaurants',
    'Cattle Farm',
    'Butcher Shop',
  ],
  excludedIds: [12555, 11097],
  excludedNames: ['Harborplace', 'The Gallery at Harborplace', 'Cross Street Market'],
};

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
