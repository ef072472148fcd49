export type StarFill = 'full' | 'half' | 'empty';

/**
 * How to fill the stars of a rating: a full one per whole point, and a half one from a fraction of .5 (spec 1
 * §2). A 4.9 is four and a half: stars never promise more than the number beside them.
 */
export function starFills(rating: number, stars = 5): StarFill[] {
  const whole = Math.floor(rating);
  return Array.from({ length: stars }, (_, index) => {
    if (index < whole) return 'full';
    return index === whole && rating - whole >= 0.5 ? 'half' : 'empty';
  });
}
