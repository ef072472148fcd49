import { inOtherNumber } from '../grammatical-number.ts';
import { searchKey, wordsOf, type Fold } from '../search-terms.ts';
import { STOP_WORDS } from '../understanding/stop-words.ts';

/**
 * Pairs of adjacent words in the names of dishes, without stop words, as in queries: "fish and chips" is the pair fish,
 * chips. Like the vocabulary, it only grows.
 */
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
    const words = wordsOf(searchKey(this.#fold, dish)).filter((word) => !STOP_WORDS.has(word));
    for (const [at, word] of words.slice(1).entries()) {
      const before = words[at] ?? '';
      for (const one of [before, ...inOtherNumber(before)]) {
        for (const next of [word, ...inOtherNumber(word)]) this.#pairs.add(`${one} ${next}`);
      }
    }
  }

  /** Whether the two words (or their plurals or singulars) are adjacent in some dish, ignoring stop words. */
  has(one: string, next: string): boolean {
    return this.#pairs.has(`${one} ${next}`);
  }
}
