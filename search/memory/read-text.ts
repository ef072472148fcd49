import type { Synonym } from '../query.ts';
import { synonymVariants } from '../synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Minimum length of each half of a split word. */
const SHORTEST_HALF = 3;

export interface WordsOfIndex {
  readonly vocabulary: Vocabulary;
  readonly synonyms: readonly Synonym[];
}

/**
 * The words as typed, then their variants: by synonym, with two words joined ("sea food") or one split ("crabcake"), if the
 * result is in the vocabulary.
 */
export function waysOf(words: readonly string[], { vocabulary, synonyms }: WordsOfIndex): string[][] {
  return words.length === 0 ? [] : [...synonymVariants(words, synonyms), ...rejoined(words, vocabulary)];
}

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
