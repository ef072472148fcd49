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
  readonly rule: Exclude<CollectionRule, 'own'>;
}

/** Spec 2 §2 and §9; the slugs of the last three are those of decisions §8. */
export const FIXED_COLLECTIONS: readonly FixedCollection[] = [
  { slug: 'most-romantic-restaurants', rule: 'romantic' },
  { slug: 'best-restaurants-for-large-groups', rule: 'large-groups' },
  { slug: 'budget-friendly-eats', rule: 'budget' },
  { slug: 'best-brunch-spots', rule: 'brunch' },
  { slug: 'late-night-dining', rule: 'late-night' },
  { slug: 'best-outdoor-dining', rule: 'outdoor' },
];

/** An editor's own criteria; a place must meet one of them. */
export interface OwnRule {
  readonly tags: readonly string[];
  readonly keywords: readonly string[];
}

/** The criteria of a collection; a place must meet one of them. */
export interface Criteria {
  readonly priceRanges: readonly string[];
  /** Parts of its cuisine's name, in lower case. */
  readonly cuisineWords: readonly string[];
  readonly tags: readonly string[];
  /** Parts of its name, its cuisine or its description, in lower case. */
  readonly words: readonly string[];
  /** Open at 11:30 PM on some day of the week, for the crowd after a late show. */
  readonly isOpenLate: boolean;
}

export const LATE = '23:30';

/**
 * The criteria of a collection. Romantic, large groups and budget: spec 2 §5; the other three by tag, hours or keyword
 * (decisions §8).
 */
export function criteriaOf(rule: CollectionRule, own: OwnRule = { tags: [], keywords: [] }): Criteria {
  switch (rule) {
    case 'romantic':
      return meeting({ cuisineWords: ['fine'], priceRanges: ['$$$', '$$$$'] });
    case 'large-groups':
      return meeting({ cuisineWords: ['american', 'italian'] });
    case 'budget':
      return meeting({ priceRanges: ['$', '$$'] });
    case 'brunch':
      return meeting({ tags: ['brunch'], words: ['brunch', 'breakfast'] });
    case 'late-night':
      return meeting({ tags: ['late night'], isOpenLate: true });
    case 'outdoor':
      return meeting({ tags: ['outdoor'], words: OUTDOOR_WORDS });
    case 'own': {
      const words = own.keywords.map((word) => word.trim().toLowerCase()).filter((word) => word !== '');
      return meeting({ tags: own.tags, words });
    }
  }
}

const OUTDOOR_WORDS = [
  'outdoor',
  'patio',
  'terrace',
  'rooftop',
  'courtyard',
  'beer garden',
  'sidewalk table',
];

function meeting(criteria: Partial<Criteria>): Criteria {
  return { priceRanges: [], cuisineWords: [], tags: [], words: [], isOpenLate: false, ...criteria };
}
