import { ONE_TYPO_FROM } from '../search-terms.ts';

/**
 * Words as Meilisearch is to look for them. It takes no number for another one, but "route66" for "route67" it would:
 * such a word is quoted, and then found as it stands or not at all.
 */
export function textQuery(words: readonly string[]): string {
  return words
    .map((word) =>
      word.length >= ONE_TYPO_FROM && /\p{N}/u.test(word) && /\p{L}/u.test(word) ? `"${word}"` : word,
    )
    .join(' ');
}
