import { foldText } from '../words/text-fold.ts';

/** What a place is known for: so many dishes at most, each so many characters. */
export const MOST_DISHES = 24;
export const MAX_DISH_LENGTH = 60;
/** Names that a place went by before. */
export const MOST_FORMER_NAMES = 5;

/**
 * The dish that a search for this text is about: the first one in which each word of the text begins a word, singular or
 * plural. Null where there is none.
 */
export function matchedDish(text: string, dishes: readonly string[]): string | null {
  const wanted = wordsOf(text).map(singular);
  if (wanted.length === 0) return null;
  return (
    dishes.find((dish) => {
      const words = wordsOf(dish);
      return wanted.every((start) => words.some((word) => word.startsWith(start)));
    }) ?? null
  );
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** "cakes" means the cake of "crab cake", too; "ss" is no plural. */
function singular(word: string): string {
  return word.length > SHORTEST_PLURAL && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

const SHORTEST_PLURAL = 3;
