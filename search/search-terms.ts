/** Meilisearch uses only the first ten words of a query. We do the same everywhere, so that both engines agree. */
const MAX_WORDS = 10;

/** Lowercases and drops accents and apostrophes. Injected, because slugs use the same rule. */
export type Fold = (text: string) => string;

export interface SearchTerms {
  /** The whole query, folded, whitespace collapsed and trimmed. Empty: everything matches. */
  readonly key: string;
  /** Its distinct words (runs of letters and digits), at most ten. */
  readonly words: readonly string[];
}

/** Folds a text and collapses its whitespace, for substring matching. */
export function searchKey(fold: Fold, text: string): string {
  // PostgreSQL treats U+0085 as whitespace, JavaScript doesn't.
  return fold(text)
    .replace(/[\s\u0085]+/g, ' ')
    .trim();
}

/** Runs of letters and digits. */
export function wordsOf(key: string): string[] {
  return key.match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function readTerms(fold: Fold, text: string): SearchTerms {
  // PostgreSQL can't store null characters, and lone surrogates can't be encoded.
  const key = searchKey(fold, text.toWellFormed().replaceAll('\0', ''));
  return { key, words: [...new Set(wordsOf(key))].slice(0, MAX_WORDS) };
}

/** The digits of a phone number, without the country code. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}
