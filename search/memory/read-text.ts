import type { Synonym } from '../query.ts';
import type { SearchTerms } from '../search-terms.ts';
import { synonymVariants } from '../synonym-variants.ts';
import type { AskedName, AskedText, AskedWord } from './match-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Minimum length of each half of a split word. */
const SHORTEST_HALF = 3;
const SHORT = 3;

/**
 * In a name that contains the text, its first word may be the end of a longer one and its last word the beginning of
 * one.
 */
export function readName({ key, words }: SearchTerms, vocabulary: Vocabulary): AskedName {
  const [first, ...others] = words;
  const last = others.pop();
  return {
    key,
    inside: [
      ...(first === undefined ? [] : [vocabulary.containing(first)]),
      ...others.map((word) => vocabulary.exactly(word)),
      ...(last === undefined ? [] : [vocabulary.beginningWith(last)]),
    ],
  };
}

export interface WordsOfIndex {
  readonly vocabulary: Vocabulary;
  readonly synonyms: readonly Synonym[];
}

/** The words as typed, then their variants. */
export function waysOf(words: readonly string[], { vocabulary, synonyms }: WordsOfIndex): string[][] {
  return words.length === 0 ? [] : [...synonymVariants(words, synonyms), ...rejoined(words, vocabulary)];
}

/** Looks up the words of a text in the vocabulary. */
export function readText(terms: SearchTerms, language: WordsOfIndex): AskedText {
  const { vocabulary } = language;
  const typed = new Set(terms.words);
  return {
    ...readName(terms, vocabulary),
    ways: waysOf(terms.words, language).map((way) =>
      way.map((word): AskedWord => {
        const { beginnings, near } = vocabulary.meaningOf(word);
        // No typo tolerance for the words of synonyms: staff wrote them.
        return { beginnings, near: typed.has(word) ? near : [], isShort: word.length < SHORT };
      }),
    ),
  };
}

/** Variants with two words joined ("sea food") or one split ("crabcake"), if the result is in the vocabulary. */
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
