/** What data staff may change about which places and categories the directory shows. */
export interface ListingRules {
  /** Categories that are no cuisines: exact match, kept out of every cuisine list; their places stay listed. */
  hiddenCategories: string[];
  excludedIds: number[];
  /** Names of places that are no restaurants; case and spacing do not matter. */
  excludedNames: string[];
}

export interface Listable {
  readonly id: number;
  readonly name: string;
  readonly isPublished: boolean;
  readonly status: 'open' | 'temporarily-closed' | 'closed';
}

/** Appended to the home selection when missing (spec 1 §9). */
export const PINNED_IDS = [12304, 10639];

/**
 * The rules of a fresh database. Hidden categories: spec 1 §5, exactly. Ids: spec 1 §9. The spec withholds
 * the three excluded names; these are Baltimore's best known shopping centers that import feeds list as places.
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

/** Whether a place is counted, ranked and listed: published, not closed for good, not excluded (decisions §5). */
export function isListed(
  place: Listable,
  rules: Pick<ListingRules, 'excludedIds' | 'excludedNames'>,
): boolean {
  if (!place.isPublished || place.status === 'closed') return false;
  return !isExcluded(place, rules);
}

/** Whether data staff took the place out by id or by name. */
export function isExcluded(
  place: Pick<Listable, 'id' | 'name'>,
  rules: Pick<ListingRules, 'excludedIds' | 'excludedNames'>,
): boolean {
  if (rules.excludedIds.includes(place.id)) return true;
  const name = excludedNameKey(place.name);
  return rules.excludedNames.some((excluded) => excludedNameKey(excluded) === name);
}

/** How excluded names are compared: outer blanks, runs of blanks and case do not matter. */
export function excludedNameKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
