/** The parts of the dashboard's data; each has its own call. */
export const NUMBERS_PARTS = ['ads', 'businesses', 'days'] as const;
export type NumbersPart = (typeof NUMBERS_PARTS)[number];

const WORDS: Record<NumbersPart, string> = {
  ads: 'the ad numbers',
  businesses: 'the featured business numbers',
  days: 'the numbers day by day',
};

/** The missing parts in words; "the newest numbers" if older ones are shown. */
export function partsText(missing: readonly NumbersPart[]): string {
  if (missing.length === 0) return 'the newest numbers';
  if (missing.length === NUMBERS_PARTS.length) return 'the numbers';
  return missing.map((part) => WORDS[part]).join(' and ');
}
