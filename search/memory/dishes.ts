import { inOtherNumber } from '../grammatical-number.ts';
import { searchKey, wordsOf, type Fold } from '../search-terms.ts';
import { SMALL_WORDS } from '../understanding/tables.ts';

const isSmall = new Set(SMALL_WORDS.split(', '));

/** What is served in the city, as words that follow each other. Like the vocabulary, it only grows. */
export class Dishes {
  readonly #known = new Set<string>();
  readonly #pairs = new Set<string>();
  readonly #fold: Fold;

  constructor(fold: Fold) {
    this.#fold = fold;
  }

  add(dish: string): void {
    if (this.#known.has(dish)) return;
    this.#known.add(dish);
    const words = wordsOf(searchKey(this.#fold, dish)).filter((word) => !isSmall.has(word));
    for (const [at, word] of words.slice(1).entries()) {
      const before = words[at] ?? '';
      for (const one of [before, ...inOtherNumber(before)]) {
        for (const next of [word, ...inOtherNumber(word)]) this.#pairs.add(`${one} ${next}`);
      }
    }
  }

  /** Whether some dish has these words one after the other, in either number, small words left out. */
  has(one: string, next: string): boolean {
    return this.#pairs.has(`${one} ${next}`);
  }
}
