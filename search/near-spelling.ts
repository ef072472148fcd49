/** Minimum word length for one typo and for two (decisions §6). */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;

/** Typos tolerated in a word. None in numbers: 21201 and 21202 are different ZIP codes. */
export function slipsAllowed(word: string): 0 | 1 | 2 {
  if (/\p{N}/u.test(word)) return 0;
  if (word.length >= TWO_SLIPS_FROM) return 2;
  return word.length >= ONE_SLIP_FROM ? 1 : 0;
}

/** Reused rows of the distance matrix: allocating them per comparison makes a search 25 % slower. */
const ROWS: readonly number[][] = [[], [], []];

/**
 * The optimal string alignment distance: insertions, deletions, substitutions and adjacent transpositions. `Infinity`
 * above `most`, so that most comparisons end early.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let [before = [], last = [], row = []] = ROWS;
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let slips = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + Number(!isSame));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      }
      row[j] = slips;
      least = Math.min(least, slips);
    }
    if (least > most) return Infinity;
    [before, last, row] = [last, row, before];
  }
  const slips = last[b.length] ?? Infinity;
  return slips > most ? Infinity : slips;
}

interface Known<T> {
  readonly word: string;
  readonly value: T;
  /** A bitmask of the word's letters, to skip words that differ in too many. */
  readonly letters: number;
}

/** Finds words within typo distance of a typed one. */
export class NearWords<T> {
  readonly #byLength = new Map<number, Known<T>[]>();

  add(word: string, value: T): void {
    const alike = this.#byLength.get(word.length) ?? [];
    alike.push({ word, value, letters: lettersOf(word) });
    this.#byLength.set(word.length, alike);
  }

  /** Words within the tolerated distance, the typed word itself excluded. */
  nearTo(typed: string): (Known<T> & { readonly slips: number })[] {
    const most = slipsAllowed(typed);
    const found: (Known<T> & { readonly slips: number })[] = [];
    const typedLetters = lettersOf(typed);
    for (let length = typed.length - most; most > 0 && length <= typed.length + most; length += 1) {
      for (const known of this.#byLength.get(length) ?? []) {
        // A substitution changes up to two bits.
        if (bitsOf(known.letters ^ typedLetters) > 2 * most) continue;
        const slips = slipsBetween(typed, known.word, most);
        if (slips > 0 && slips <= most) found.push({ ...known, slips });
      }
    }
    return found;
  }
}

function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Population count of a 32-bit integer. */
function bitsOf(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
