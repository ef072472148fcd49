import * as texts from '#texts';

/** Occasions that a place may suit. */
export const OCCASIONS = ['date night', 'groups', 'kids', 'outdoor', 'late night', 'brunch'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Features that a diner may need, regardless of the occasion. */
export const FEATURES = [
  'vegetarian',
  'vegan',
  'gluten free',
  'halal',
  'kosher',
  'takeout',
  'delivery',
  'reservations',
  'wheelchair access',
  'dog friendly',
  'parking',
  'rooftop',
  'waterfront',
  'quiet',
  'view',
] as const;

/** The fixed tags that staff and imports can give a place. */
export const TAGS = [...OCCASIONS, ...FEATURES] as const;

const LABELS: Readonly<Record<string, () => string>> = texts.tags;

/** A tag as readers see it. */
export function tagLabel(tag: string): string {
  return LABELS[tag]?.() ?? tag;
}
