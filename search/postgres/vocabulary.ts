import { slipsAllowed, slipsBetween } from '../near-spelling.ts';

/** Words that a word of a query may stand for, as numbers. */
export interface Meaning {
  /** Those that begin with it, itself included. */
  readonly beginnings: readonly number[];
  /** Those of which it may be a slip. */
  readonly near: readonly number[];
}

/** Typed words; their meanings take some megabytes. */
const MOST_REMEMBERED = 20_000;

/** The words in use. It only grows: a word that no place has any more leads to none. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  /** Which letters a word has, one bit each: words that differ in many cannot be a slip apart. */
  readonly #letters: number[] = [];
  /** In the order of the alphabet, and by their lengths; made anew when there are new words. */
  #sorted: { word: string; number: number }[] = [];
  #byLength = new Map<number, number[]>();
  readonly #meanings = new Map<string, Meaning>();

  get size(): number {
    return this.#words.length;
  }

  has(word: string): boolean {
    return this.#numbers.has(word);
  }

  /** The number of a word, which it gets if it has none. */
  numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#words.length;
    this.#words.push(word);
    this.#letters.push(lettersOf(word));
    this.#numbers.set(word, number);
    return number;
  }

  meaningOf(word: string): Meaning {
    this.#takeUpNewWords();
    const known = this.#meanings.get(word);
    if (known) return known;
    const meaning = { beginnings: this.#beginningWith(word), near: this.#nearTo(word) };
    if (this.#meanings.size >= MOST_REMEMBERED) this.#meanings.clear();
    this.#meanings.set(word, meaning);
    return meaning;
  }

  #takeUpNewWords(): void {
    if (this.#sorted.length === this.#words.length) return;
    this.#sorted = this.#words
      .map((word, number) => ({ word, number }))
      .sort((a, b) => (a.word < b.word ? -1 : 1));
    this.#byLength = Map.groupBy(this.#words.keys(), (number) => this.#words[number]?.length ?? 0);
    this.#meanings.clear();
  }

  #beginningWith(beginning: string): number[] {
    let from = 0;
    let to = this.#sorted.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#sorted[middle]?.word ?? '') < beginning) from = middle + 1;
      else to = middle;
    }
    const found: number[] = [];
    for (let at = from; this.#sorted[at]?.word.startsWith(beginning); at += 1) {
      found.push(this.#sorted[at]?.number ?? 0);
    }
    return found;
  }

  #nearTo(word: string): number[] {
    const most = slipsAllowed(word);
    if (most === 0) return [];
    const letters = lettersOf(word);
    const found: number[] = [];
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const number of this.#byLength.get(length) ?? []) {
        // Another letter instead of one changes two bits.
        if (bitsOf((this.#letters[number] ?? 0) ^ letters) > 2 * most) continue;
        const slips = slipsBetween(word, this.#words[number] ?? '', most);
        if (slips > 0 && slips <= most) found.push(number);
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

function bitsOf(number: number): number {
  let bits = 0;
  for (let left = number; left !== 0; left &= left - 1) bits += 1;
  return bits;
}
