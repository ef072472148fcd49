/** Meilisearch reads ten words of a query; so does everything here, so that both engines find the same. */
const MOST_WORDS = 10;
/** Shortest words that may hold one, and two, typing errors (decisions §6). */
export const ONE_TYPO_FROM = 5;
export const TWO_TYPOS_FROM = 9;

/** Lowercase, no accents, no apostrophes. Given by whoever opens the door: slugs are folded by the same rule. */
export type Fold = (text: string) => string;

export interface SearchTerms {
  /** The whole query, folded, blanks single, none outside. Empty: everything matches. */
  readonly key: string;
  /** Its words (letters and digits), at most ten. */
  readonly words: readonly string[];
}

/** The folded name of a place, in which a query is looked for as a substring. */
export function searchKey(fold: Fold, text: string): string {
  // U+0085 is a line break to databases, and none to JavaScript.
  return fold(text)
    .replace(/[\s\u0085]+/g, ' ')
    .trim();
}

/** Runs of letters and digits. */
export function wordsOf(key: string): string[] {
  return key.match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function readTerms(fold: Fold, text: string): SearchTerms {
  // A null character is nothing that can be stored, so nothing contains it; a half pair cannot be sent.
  const key = searchKey(fold, text.toWellFormed().replaceAll('\0', ''));
  return { key, words: [...new Set(wordsOf(key))].slice(0, MOST_WORDS) };
}

/** The digits of a telephone number, without the country's. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}

/** Typing errors a word may hold, to Meilisearch. Numbers are never mistyped: 21201 is another place than 21202. */
export function typosAllowed(word: string): 0 | 1 | 2 {
  if (/\p{N}/u.test(word)) return 0;
  if (word.length >= TWO_TYPOS_FROM) return 2;
  return word.length >= ONE_TYPO_FROM ? 1 : 0;
}
