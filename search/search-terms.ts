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

/** How a name has a text, both folded: 1 equal, 2 at its start, 3 at the start of a word, 4 inside, 0 not. */
export function tierOf(name: string, key: string): number {
  if (!name.includes(key)) return TIER.none;
  if (name.startsWith(key)) return name.length === key.length ? TIER.equal : TIER.start;
  return name.includes(` ${key}`) ? TIER.wordStart : TIER.inside;
}

/** Lower is better. */
export const TIER = { none: 0, equal: 1, start: 2, wordStart: 3, inside: 4 } as const;

/** The digits of a phone number, without the country code. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}
