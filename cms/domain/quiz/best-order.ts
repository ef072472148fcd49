import type { MealType, QuizPrice, Vibe } from './answers.ts';
import { matchesPrice } from './price-match.ts';
import type { PooledPlace } from './quiz-pool.ts';
import { matchesVibe } from './vibe-match.ts';

export interface Taste {
  readonly mealType: MealType | null;
  readonly vibe: Vibe | null;
  readonly price: QuizPrice | null;
}

/**
 * The best of a group: the wanted price first, then places whose category fits the meal, then rating; ties by
 * occasion, reviews and name (spec 2 §4, decisions §7). Shops and hotels come last at any price.
 */
export function bestFirst(
  places: readonly PooledPlace[],
  { mealType, vibe, price }: Taste,
  most: number,
): readonly PooledPlace[] {
  const top: { key: number; place: PooledPlace }[] = [];
  for (const place of places) {
    const key = orderKey(place, { mealType, vibe, price });
    const last = top.at(-1);
    if (last && top.length === most && key > last.key) continue;
    const at = top.findIndex((other) => key < other.key);
    top.splice(at === -1 ? top.length : at, 0, { key, place });
    if (top.length > most) top.pop();
  }
  return top.map(({ place }) => place);
}

/** Ranks and orders stay below 2^20, and their combination below 2^53. */
const PLACES = 2 ** 20;
const FITS = 4;

/** All criteria as one number, for speed: thirteen thousand places are compared per request. */
function orderKey(place: PooledPlace, { mealType, vibe, price }: Taste): number {
  const aside = Number(place.isAside);
  const misses = Number(!matchesPrice(place, price));
  const unfit = mealType === null ? 0 : FITS - 1 - place.fits[mealType];
  const mood = Number(!matchesVibe(place, vibe));
  return (
    ((((aside * 2 + misses) * FITS + unfit) * PLACES + place.ratingRank) * 2 + mood) * PLACES + place.order
  );
}
