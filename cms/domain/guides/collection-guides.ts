import { minutesOfDay, openMinutes, type OpeningSpan } from '../calendar/opening-hours.ts';

export const COLLECTION_RULES = [
  'romantic',
  'large-groups',
  'budget',
  'brunch',
  'late-night',
  'outdoor',
  'own',
] as const;
export type CollectionRule = (typeof COLLECTION_RULES)[number];

/** A built-in collection (spec 2 §9). */
export interface FixedCollection {
  readonly slug: string;
  readonly title: string;
  readonly rule: CollectionRule;
}

/** Spec 2 §2 and §9; the slugs of the last three are those of decisions §8. */
export const FIXED_COLLECTIONS: readonly FixedCollection[] = [
  { slug: 'most-romantic-restaurants', title: 'Most Romantic Restaurants', rule: 'romantic' },
  {
    slug: 'best-restaurants-for-large-groups',
    title: 'Best Restaurants for Large Groups',
    rule: 'large-groups',
  },
  { slug: 'budget-friendly-eats', title: 'Budget-Friendly Eats', rule: 'budget' },
  { slug: 'best-brunch-spots', title: 'Best Brunch Spots', rule: 'brunch' },
  { slug: 'late-night-dining', title: 'Late Night Dining', rule: 'late-night' },
  { slug: 'best-outdoor-dining', title: 'Best Outdoor Dining', rule: 'outdoor' },
];

/** The fields that the rules look at. */
export interface CollectablePlace {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly priceRange: string | null;
  readonly tags: readonly string[];
  /** Those that end after `LATE` are enough; `null`: unknown. */
  readonly openingHours: readonly OpeningSpan[] | null;
}

/** The criteria of an editor's own collection; a place must meet one of them. */
export interface OwnRule {
  readonly tags: readonly string[];
  readonly keywords: readonly string[];
}

const DAY_MINUTES = 24 * 60;
/** A kitchen still open at 11:30 PM serves the crowd after a late show. */
export const LATE = '23:30';
const LATE_MINUTE = minutesOfDay(LATE);
const BRUNCH_WORDS = ['brunch', 'breakfast'];
const OUTDOOR_WORDS = [
  'outdoor',
  'patio',
  'terrace',
  'rooftop',
  'courtyard',
  'beer garden',
  'sidewalk table',
];

/**
 * Whether a place belongs to a collection. Romantic, large groups and budget: spec 2 §5; the other three by
 * tag, hours or keyword (decisions §8). Case-insensitive.
 */
export function isInCollection(
  place: CollectablePlace,
  rule: CollectionRule,
  own: OwnRule = { tags: [], keywords: [] },
): boolean {
  switch (rule) {
    case 'romantic':
      return has(place.category, ['fine']) || isPriced(place, ['$$$', '$$$$']);
    case 'large-groups':
      return has(place.category, ['american', 'italian']);
    case 'budget':
      return isPriced(place, ['$', '$$']);
    case 'brunch':
      return place.tags.includes('brunch') || has(allText(place), BRUNCH_WORDS);
    case 'late-night':
      return place.tags.includes('late night') || isOpenLate(place.openingHours);
    case 'outdoor':
      return place.tags.includes('outdoor') || has(allText(place), OUTDOOR_WORDS);
    case 'own':
      return own.tags.some((tag) => place.tags.includes(tag)) || has(allText(place), own.keywords);
  }
}

function isPriced({ priceRange }: CollectablePlace, prices: readonly string[]): boolean {
  return priceRange !== null && prices.includes(priceRange);
}

function allText({ name, category, description }: CollectablePlace): string {
  return `${name}\n${category}\n${description}`;
}

function has(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.some((word) => word.trim() !== '' && lower.includes(word.trim().toLowerCase()));
}

/** On at least one day of the week. */
function isOpenLate(spans: readonly OpeningSpan[] | null): boolean {
  const open = openMinutes(spans);
  return Array.from({ length: 7 }, (_, day) => day * DAY_MINUTES + LATE_MINUTE).some((minute) =>
    open.some(({ from, to }) => from <= minute && minute < to),
  );
}
