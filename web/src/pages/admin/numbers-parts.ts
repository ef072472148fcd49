/** What the dashboard loads, each by a call of its own. */
export const NUMBERS_PARTS = ['ads', 'businesses', 'days'] as const;
export type NumbersPart = (typeof NUMBERS_PARTS)[number];

const WORDS: Record<NumbersPart, string> = {
  ads: 'the ad numbers',
  businesses: 'the featured business numbers',
  days: 'the numbers day by day',
};

/** What is missing, in words; the newest numbers where older ones are shown. */
export function partsText(missing: readonly NumbersPart[]): string {
  if (missing.length === 0) return 'the newest numbers';
  if (missing.length === NUMBERS_PARTS.length) return 'the numbers';
  return missing.map((part) => WORDS[part]).join(' and ');
}
