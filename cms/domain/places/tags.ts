/** Occasions that a place may suit. */
export const TAGS = ['date night', 'groups', 'kids', 'outdoor', 'late night', 'brunch'] as const;
export type Tag = (typeof TAGS)[number];
