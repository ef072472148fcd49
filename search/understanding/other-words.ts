import table from './words.json' with { type: 'json' };
import type { Token } from './tokens.ts';

/** Other languages, emoji, abbreviations and phrases that mislead, without spaces, and the words they stand for; '' for none. */
const OTHER_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(table.otherWords).flatMap(([words, others]) =>
    others.split(', ').map((other) => [other.replaceAll(' ', ''), words.split(' ')] as const),
  ),
);
/** Numbers of words in a phrase, longest first. */
const LENGTHS = [5, 4, 3, 2, 1];

/** What replaces a phrase keeps its position. */
export function withOtherWords(
  tokens: readonly Token[],
  isKept: (tokens: readonly Token[]) => boolean,
): readonly Token[] {
  const [token, ...rest] = tokens;
  if (!token) return [];
  for (const phrase of LENGTHS.map((length) => tokens.slice(0, length))) {
    const words = OTHER_WORDS.get(phrase.map(({ word }) => word).join(''));
    if (!words || isKept(phrase)) continue;
    const position = { from: token.from, to: phrase.at(-1)?.to ?? token.to };
    return [
      ...words.map((word) => ({ word, isOtherWord: true, ...position })),
      ...withOtherWords(tokens.slice(phrase.length), isKept),
    ];
  }
  return [token, ...withOtherWords(rest, isKept)];
}
