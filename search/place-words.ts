import { inOtherNumber } from './grammatical-number.ts';
import type { IndexedRestaurant } from './indexed-restaurant.ts';
import words from './understanding/words.json' with { type: 'json' };
import { phoneDigits, searchKey, wordsOf, type Fold } from './search-terms.ts';

/** Groups of fields that words are indexed under. */
export const FIELDS = ['name', 'other', 'kinds', 'description'] as const;
export type Field = (typeof FIELDS)[number];

/** Street abbreviations and their long forms match each other. */
const OTHER_SPELLING = new Map(
  Object.entries(words.streets).flatMap(([short, long]) => [[short, long] as const, [long, short] as const]),
);

/** A phone number matches with or without its area code. */
const LOCAL_DIGITS = 7;

/** The folded words of a place, in order, one array per phrase. */
export function placeWords(fold: Fold, place: IndexedRestaurant): Readonly<Record<Field, string[][]>> {
  const wordsIn = (text: string) => wordsOf(searchKey(fold, text));
  const digits = phoneDigits(place.phone ?? '');
  return {
    name: [wordsIn(place.name)],
    other: [
      wordsIn(place.category),
      wordsIn(place.neighborhood),
      wordsIn(place.address).flatMap((word) => [word, OTHER_SPELLING.get(word) ?? []].flat()),
      digits.length < LOCAL_DIGITS ? [] : [digits, digits.slice(-LOCAL_DIGITS)],
      ...[...(place.dishes ?? []), ...(place.formerNames ?? [])].map(wordsIn),
    ],
    kinds: place.kinds.map(wordsIn),
    description: [wordsIn(place.description ?? '')],
  };
}

/** A phrase, followed by each word's singular or plural between its neighbors, so that word pairs stay adjacent. */
export function inBothNumbers(phrase: readonly string[]): string[] {
  const others = phrase.flatMap((word, at) =>
    inOtherNumber(word).flatMap((other) => [
      ...phrase.slice(Math.max(at - 1, 0), at),
      other,
      ...phrase.slice(at + 1, at + 2),
    ]),
  );
  return [...phrase, ...others];
}
