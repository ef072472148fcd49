import type { Fold } from '../search-terms.ts';

/** A word, a number or a run of currency signs, read as dollars, in a query, with its position. */
export interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** Caps the cost of absurdly long queries. */
const MAX_TOKENS = 20;

export function tokensOf(fold: Fold, text: string): Token[] {
  // Apostrophes belong to words: `fold` drops them.
  return [...text.matchAll(/[\p{L}\p{N}\p{Mark}'‘’ʼ`´]+|\p{Sc}+/gu)]
    .map((match) => ({
      word: fold(match[0].replaceAll(/\p{Sc}/gu, '$')),
      from: match.index,
      to: match.index + match[0].length,
    }))
    .filter(({ word }) => word !== '')
    .slice(0, MAX_TOKENS);
}
