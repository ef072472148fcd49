const STARS = 5;

/**
 * How many halves of the five stars a rating fills: two per whole point, and one from a fraction of .5 (spec 1 §2). A 4.9
 * is four and a half: stars never promise more than the number beside them.
 */
export function starHalves(rating: number): number {
  return Math.min(Math.max(Math.floor(rating * 2), 0), STARS * 2);
}
