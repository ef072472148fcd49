/** Letters from which on a word may hold one, and two, slips (decisions §6). */
export const ONE_SLIP_FROM = 4;
export const TWO_SLIPS_FROM = 8;

/** Slips that a word of so many letters may hold. Numbers are never mistyped: 21201 is another place than 21202. */
export function slipsAllowed(word: string): 0 | 1 | 2 {
  if (/\p{N}/u.test(word)) return 0;
  if (word.length >= TWO_SLIPS_FROM) return 2;
  return word.length >= ONE_SLIP_FROM ? 1 : 0;
}

/**
 * How many slips make one word of the other: a letter too many, too few or another, or two neighbours changed over (what
 * is called optimal string alignment). `Infinity` when there are more than `most`: most words are told apart early.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let slips = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + Number(!isSame));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      }
      row.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return Infinity;
    before = last;
    last = row;
  }
  const slips = last[b.length] ?? Infinity;
  return slips > most ? Infinity : slips;
}
