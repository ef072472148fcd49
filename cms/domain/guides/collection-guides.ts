import CRITERIA from './collection-criteria.json' with { type: 'json' };
import FIXED from './fixed-collections.json' with { type: 'json' };

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
export const FIXED_COLLECTIONS = FIXED as readonly FixedCollection[];

/** An editor's own criteria; a place must meet one of them. */
export interface OwnRule {
  readonly tags: readonly string[];
  readonly keywords: readonly string[];
}

/** The criteria of a collection; a place must meet one of them. */
export interface Criteria {
  readonly priceRanges?: readonly string[];
  /** Parts of its cuisine's name, in lower case. */
  readonly cuisineWords?: readonly string[];
  readonly tags?: readonly string[];
  /** Parts of its name, its cuisine or its description, in lower case. */
  readonly words?: readonly string[];
  /** Open at 11:30 PM on some day of the week, for the crowd after a late show. */
  readonly isOpenLate?: boolean;
}

export const LATE = '23:30';

/** Which places a collection includes, and in which order. */
export interface CollectionCriteria {
  /** Leads: tags, features and hours of the occasion (decisions §8). */
  readonly evidence: Criteria;
  /** Follows where the evidence leaves room: the rule of spec 2 §5, or words. */
  readonly filling: Criteria;
  /** Parts of the names of its dishes, in lower case; an empty one is part of every dish. */
  readonly dishWords: readonly string[];
  /** Tags that its reasons mention, the most telling first. */
  readonly details: readonly string[];
}

/** The criteria of a collection; an editor's own tags lead, their keywords follow. */
export function criteriaOf(
  rule: CollectionRule,
  own: OwnRule = { tags: [], keywords: [] },
): CollectionCriteria {
  if (rule !== 'own') return CRITERIA[rule];
  const words = own.keywords.map((word) => word.trim().toLowerCase()).filter((word) => word !== '');
  return { evidence: { tags: own.tags }, filling: { words }, dishWords: [], details: [] };
}
