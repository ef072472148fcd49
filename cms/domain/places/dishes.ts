import { foldedWords } from '../words/text-fold.ts';

/** Limits for the dishes a place is known for: their number, and the characters of each. */
export const MAX_DISHES = 24;
export const MAX_DISH_LENGTH = 60;
/** Limit for the former names of a place. */
export const MAX_FORMER_NAMES = 5;

/** The singular or plural counterparts of a word: "berry" for "berries". */
type InOtherNumber = (word: string) => readonly string[];

/**
 * Finds the dish that matches a search text: the first one in which each word of the text, singular or plural, starts a
 * word. Null if there is none.
 */
export function dishFinder(
  text: string,
  inOtherNumber: InOtherNumber,
): (dishes: readonly string[]) => string | null {
  const wanted = foldedWords(text).map((word) => [word, ...inOtherNumber(word)]);
  const isMeant = (dish: string) => {
    const words = foldedWords(dish);
    return wanted.every((starts) => words.some((word) => starts.some((start) => word.startsWith(start))));
  };
  return (dishes) => (wanted.length === 0 ? null : (dishes.find(isMeant) ?? null));
}
