import { inOtherNumber } from '../grammatical-number.ts';
import { searchKey, wordsOf, type Fold } from '../search-terms.ts';
import { STOP_WORDS } from '../understanding/tables.ts';

/** Left out here as in a query: "fish and chips" is fish, then chips. */
const stopWords = new Set(STOP_WORDS.split(', '));

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
    const words = wordsOf(searchKey(this.#fold, dish)).filter((word) => !stopWords.has(word));
    for (const [at, word] of words.slice(1).entries()) {
      const before = words[at] ?? '';
      for (const one of [before, ...inOtherNumber(before)]) {
        for (const next of [word, ...inOtherNumber(word)]) this.#pairs.add(`${one} ${next}`);
      }
    }
  }

  /** Whether some dish has these words one after the other, in either number, stop words left out. */
  has(one: string, next: string): boolean {
    return this.#pairs.has(`${one} ${next}`);
  }
}
