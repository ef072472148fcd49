/** Meilisearch reads ten words of a query; so does everything here, so that both engines find the same. */
const MOST_WORDS = 10;

/** Lowercase, no accents, no apostrophes. Passed in by the caller: slugs are folded by the same rule. */
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
