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
 * The best of a group: the wanted price first, then those whose category says the meal, then rating; equal ratings by
 * occasion, reviews and name (spec 2 §4, decisions §7). Shops and hotels come last whatever they cost.
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

/** Ranks and orders are below 2 to the power of 20, and all of it together below that of 53. */
const PLACES = 2 ** 20;
const FITS = 4;

/** One number that sorts as the rules say: thirteen thousand places are compared for every question. */
function orderKey(place: PooledPlace, { mealType, vibe, price }: Taste): number {
  const aside = Number(place.isAside);
  const misses = Number(!matchesPrice(place, price));
  const unfit = mealType === null ? 0 : FITS - 1 - place.fits[mealType];
  const mood = Number(!matchesVibe(place, vibe));
  return (
    ((((aside * 2 + misses) * FITS + unfit) * PLACES + place.ratingRank) * 2 + mood) * PLACES + place.order
  );
}
