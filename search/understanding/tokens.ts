import type { Fold } from '../search-terms.ts';

/** A word, a number, an emoji, a flag or a run of currency signs, read as dollars, in a query, with its position. */
export interface Token {
  readonly word: string;
  /** Set if the query has another word there: "pizza" for an emoji. */
  readonly isOtherWord?: boolean;
  readonly from: number;
  readonly to: number;
}

/** Caps the cost of absurdly long queries. */
const MAX_TOKENS = 20;

export function tokensOf(fold: Fold, text: string): Token[] {
  // Apostrophes belong to words: `fold` drops them.
  return [...text.matchAll(/[\p{L}\p{N}\p{Mark}'‘’ʼ`´]+|\p{Sc}+|\p{RI}{2}|\p{Extended_Pictographic}/gu)]
    .map((match) => ({
      word: fold(match[0].replaceAll(/\p{Sc}/gu, '$')),
      from: match.index,
      to: match.index + match[0].length,
    }))
    .filter(({ word }) => word !== '')
    .slice(0, MAX_TOKENS);
}
