import type { QuizPrice } from './answers.ts';

interface Priced {
  readonly priceRange: string | null;
}

/**
 * `$$$` includes `$$$$` (decisions §7). An unknown price matches nothing; no preference matches everything.
 */
export function matchesPrice(place: Priced, price: QuizPrice | null): boolean {
  return price === null || stepsFrom(place, price) === 0;
}

/** Whether a price may give way to this one: by one step at most. An unknown price may be near. */
export function isNearPrice(place: Priced, price: QuizPrice | null): boolean {
  return price === null || (stepsFrom(place, price) ?? 1) <= 1;
}

/** Steps between a place's price and the wanted one; `null` if unknown. */
function stepsFrom({ priceRange }: Priced, price: QuizPrice): number | null {
  if (priceRange === null) return null;
  if (price === '$$$' && priceRange === '$$$$') return 0;
  return Math.abs(priceRange.length - price.length);
}
