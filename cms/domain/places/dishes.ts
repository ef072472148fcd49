import { foldedWords } from '../words/text-fold.ts';

/** What a place is known for: so many dishes at most, each so many characters. */
export const MOST_DISHES = 24;
export const MAX_DISH_LENGTH = 60;
/** Names that a place went by before. */
export const MOST_FORMER_NAMES = 5;

/** Words that mean the same thing in its other number: "berry" for "berries". */
type InOtherNumber = (word: string) => readonly string[];

/**
 * Finds the dish that a search for this text is about: the first one in which each word of the text begins a word, in either
 * number. Null where there is none.
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
