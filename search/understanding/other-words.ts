import table from './words.json' with { type: 'json' };
import type { Token } from './tokens.ts';

/** Other languages, emoji, abbreviations and phrases that mislead, without spaces, and the words they stand for; '' for none. */
const OTHER_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(table.otherWords).flatMap(([words, others]) =>
    others.split(', ').map((other) => [other.replaceAll(' ', ''), words.split(' ')] as const),
  ),
);
const LONGEST = 5;

/** Replaces the longest phrases first; they keep their position. */
export function withOtherWords(
  tokens: readonly Token[],
  isKept: (tokens: readonly Token[]) => boolean,
): readonly Token[] {
  const replaced: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    let length = Math.min(LONGEST, tokens.length - at);
    let words: readonly string[] | undefined;
    for (; length > 0; length -= 1) {
      const phrase = tokens.slice(at, at + length);
      words = OTHER_WORDS.get(phrase.map(({ word }) => word).join(''));
      if (words && !isKept(phrase)) break;
    }
    const [first, last] = [tokens[at], tokens[at + Math.max(length, 1) - 1]];
    if (!first || !last) break;
    if (length === 0 || !words) replaced.push(first);
    else for (const word of words) replaced.push({ word, isOtherWord: true, from: first.from, to: last.to });
    at += Math.max(length, 1);
  }
  return replaced;
}
