import { ALL_KINDS } from '../dish-kinds.ts';
import { inOtherNumber } from '../grammatical-number.ts';
import { searchKey, wordsOf, type Fold } from '../search-terms.ts';
import { STOP_WORDS } from '../understanding/phrases.ts';

/**
 * The dishes of all places, and the pairs of adjacent words in their names and in those of kinds ("noodle soup"), without
 * stop words, as in queries: "fish and chips" is the pair fish, chips. Like the vocabulary, it only grows.
 */
export function dishNames(fold: Fold) {
  /** How often each was added, by its folded name. */
  const known = new Map<string, number>();
  const pairs = new Set<string>();
  const addPairs = (key: string) => {
    const words = wordsOf(key).filter((word) => !STOP_WORDS.has(word));
    for (const [at, word] of words.slice(1).entries()) {
      const before = words[at] ?? '';
      for (const one of [before, ...inOtherNumber(before)]) {
        for (const next of [word, ...inOtherNumber(word)]) pairs.add(`${one} ${next}`);
      }
    }
  };
  for (const kind of ALL_KINDS) addPairs(kind);
  return {
    add(dish: string) {
      const key = searchKey(fold, dish);
      const count = known.get(key) ?? 0;
      known.set(key, count + 1);
      if (count === 0) addPairs(key);
    },
    /** The folded names that have the text at the beginning of a word: at their own first, then the most common. */
    beginningWith(text: string, most: number) {
      const key = searchKey(fold, text);
      if (key === '') return [];
      return [...known]
        .filter(([dish]) => ` ${dish}`.includes(` ${key}`))
        .sort(([a, one], [b, other]) => Number(b.startsWith(key)) - Number(a.startsWith(key)) || other - one)
        .slice(0, most)
        .map(([dish]) => dish);
    },
    /** Whether the two words (or their plurals or singulars) are adjacent in some dish, ignoring stop words. */
    has: (one: string, next: string) => pairs.has(`${one} ${next}`),
  };
}
export type Dishes = ReturnType<typeof dishNames>;
