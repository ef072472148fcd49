import type { QuizPrice } from './answers.ts';

/**
 * `$$$` includes `$$$$` (decisions §7). An unknown price matches nothing; no preference matches everything.
 */
export function matchesPrice(
  { priceRange }: { readonly priceRange: string | null },
  price: QuizPrice | null,
): boolean {
  if (price === null) return true;
  return priceRange === price || (price === '$$$' && priceRange === '$$$$');
}
