const STARS = 5;

/**
 * The number of half stars that a rating fills, out of ten: two per whole point, and one for a fraction of .5 or more
 * (spec 1 §2). 4.9 is four and a half, so the stars never exceed the number next to them.
 */
export function starHalves(rating: number): number {
  return Math.min(Math.max(Math.floor(rating * 2), 0), STARS * 2);
}
