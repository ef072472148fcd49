import type { Synonym } from '../query.ts';
import type { SearchTerms } from '../search-terms.ts';
import { synonymVariants } from '../synonym-variants.ts';
import type { AskedText, AskedWord } from './match-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Both halves of a word that was written together, and two words that were written apart. */
const SHORTEST_HALF = 3;
const SHORT = 3;

/** What a text means in terms of the indexed words. */
export function readText(
  { key, words }: SearchTerms,
  { vocabulary, synonyms }: { vocabulary: Vocabulary; synonyms: readonly Synonym[] },
): AskedText {
  if (words.length === 0) return { key, ways: [] };
  const typed = new Set(words);
  const ways = [...synonymVariants(words, synonyms), ...rejoined(words, vocabulary)];
  return {
    key,
    ways: ways.map((way) =>
      way.map((word): AskedWord => {
        const { beginnings, near } = vocabulary.meaningOf(word);
        // Only what was typed is mistyped: the words of a synonym are as somebody has written them.
        return { beginnings, near: typed.has(word) ? near : [], isShort: word.length < SHORT };
      }),
    ),
  };
}

/** The words with two of them joined ("sea food"), or one cut in two ("crabcake"), where that gives words in use. */
function rejoined(words: readonly string[], vocabulary: Vocabulary): string[][] {
  const found: string[][] = [];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (next !== undefined && vocabulary.has(word + next)) found.push(words.toSpliced(at, 2, word + next));
    if (vocabulary.has(word)) continue;
    for (let cut = SHORTEST_HALF; cut <= word.length - SHORTEST_HALF; cut += 1) {
      const halves = [word.slice(0, cut), word.slice(cut)];
      if (halves.every((half) => vocabulary.has(half))) found.push(words.toSpliced(at, 1, ...halves));
    }
  }
  return found;
}
