import type { QuizAnswers } from './answers.ts';
import { weightOf } from './gives-way.ts';
import { answerTests } from './judge-pick.ts';
import { FIT } from './meal-fit.ts';
import type { PooledPlace, QuizPool } from './quiz-pool.ts';

/** A smaller cost is a better recommendation. */
export type Cost = (place: PooledPlace) => number;

/** Orders stay below 2^20, and costs below 2^53. */
const PLACES = 2 ** 20;
/** The sum of the weights of six questions stays below 2^6, their number below 2^3. */
const WEIGHTS = 2 ** 6;
const QUESTIONS = 2 ** 3;
const FITS = FIT.BY_CATEGORY + 1;

/**
 * The asked cuisine first (decisions §7), then fewest missed answers, then missed answers that give way earlier, then
 * places whose category fits the meal, then rating; ties by reviews and name (spec 2 §4). A single number, for speed:
 * thirteen thousand places are compared per request.
 */
export function buildCost(answers: QuizAnswers, pool: Pick<QuizPool, 'zips' | 'settings'>): Cost {
  const { mealType } = answers;
  const tests = answerTests(answers, pool).map(({ key, isMet }) => ({
    isMet,
    miss: WEIGHTS * (key === 'cuisine' ? 1 + QUESTIONS : 1) + weightOf(key, pool.settings.givesWay),
  }));
  return (place) => {
    let missed = 0;
    for (const { isMet, miss } of tests) if (!isMet(place)) missed += miss;
    const unfit = mealType === null ? 0 : FIT.BY_CATEGORY - place.fits[mealType];
    return (missed * FITS + unfit) * PLACES + place.order;
  };
}

/** How many answers a place with this cost misses. */
export function countMissed(cost: number): number {
  return Math.floor(cost / (WEIGHTS * FITS * PLACES)) % QUESTIONS;
}

export function bestFirst(places: readonly PooledPlace[], cost: Cost, most: number): readonly PooledPlace[] {
  const top: { key: number; place: PooledPlace }[] = [];
  for (const place of places) {
    const key = cost(place);
    const last = top.at(-1);
    if (last && top.length === most && key > last.key) continue;
    const at = top.findIndex((other) => key < other.key);
    top.splice(at === -1 ? top.length : at, 0, { key, place });
    if (top.length > most) top.pop();
  }
  return top.map(({ place }) => place);
}
