import { valueByPhrase } from '../phrase-table.ts';
import type { Fold } from '../search-terms.ts';
import { positionsOf } from '../synonyms.ts';
import table from './words.json' with { type: 'json' };

/** A word, a number, an emoji, a flag or a run of currency signs, read as dollars, in a query, with its position. */
export interface Token {
  readonly word: string;
  /** Set if the query has another word there: "pizza" for an emoji. */
  readonly isOtherWord?: boolean;
  /** Part of what the visitor turned back into text. */
  readonly isPlain?: boolean;
  readonly from: number;
  readonly to: number;
}

/** Caps the cost of absurdly long queries. */
const MAX_TOKENS = 20;

export function tokensOf(fold: Fold, text: string, plain: readonly string[] = []): Token[] {
  // Apostrophes belong to words: `fold` drops them.
  const tokens = [
    ...text.matchAll(/[\p{L}\p{N}\p{Mark}'‘’ʼ`´]+|\p{Sc}+|\p{RI}{2}|\p{Extended_Pictographic}/gu),
  ]
    .map((match) => ({
      word: fold(match[0].replaceAll(/\p{Sc}/gu, '$')),
      from: match.index,
      to: match.index + match[0].length,
    }))
    .filter(({ word }) => word !== '')
    .slice(0, MAX_TOKENS);
  const words = tokens.map(({ word }) => word);
  const phrases = plain.map((phrase) => tokensOf(fold, phrase).map(({ word }) => word));
  const isPlain = new Set(
    phrases.flatMap((phrase) =>
      positionsOf(phrase.join(' '), words).flatMap((from) => phrase.map((_, at) => from + at)),
    ),
  );
  return tokens.map((token, at) => (isPlain.has(at) ? { ...token, isPlain: true } : token));
}

/** Other languages, emoji, abbreviations and phrases that mislead, without spaces, and the words they stand for; '' for none. */
const OTHER_WORDS = new Map(
  [...valueByPhrase(table.otherWords)].map(([phrase, words]) => [phrase.replaceAll(' ', ''), words]),
);
/** Numbers of words in a phrase, longest first. */
const LENGTHS = [5, 4, 3, 2, 1];

/** What replaces a phrase keeps its position. */
export function withOtherWords(tokens: readonly Token[]): readonly Token[] {
  const [token, ...rest] = tokens;
  if (!token) return [];
  for (const phrase of LENGTHS.map((length) => tokens.slice(0, length))) {
    const words = OTHER_WORDS.get(phrase.map(({ word }) => word).join(''));
    if (words === undefined || phrase.some(({ isPlain }) => isPlain)) continue;
    const position = { from: token.from, to: phrase.at(-1)?.to ?? token.to };
    return [
      ...words.split(' ').map((word) => ({ word, isOtherWord: true, ...position })),
      ...withOtherWords(tokens.slice(phrase.length)),
    ];
  }
  return [token, ...withOtherWords(rest)];
}
