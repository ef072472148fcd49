import type { Synonym } from '../query.ts';
import type { SearchTerms } from '../search-terms.ts';
import { synonymVariants } from '../synonym-variants.ts';
import type { AskedName, AskedText, AskedWord } from './match-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Both halves of a word that was written together, and two words that were written apart. */
const SHORTEST_HALF = 3;
const SHORT = 3;

/** A text in a name has its first word at the end of a word, its last one at the beginning, and those between them whole. */
export function readName({ key, words }: SearchTerms, vocabulary: Vocabulary): AskedName {
  const [first, ...others] = words;
  const last = others.pop();
  const isOneWord = first === key;
  return {
    key,
    word: isOneWord
      ? { exact: vocabulary.exactly(key)[0], beginnings: new Set(vocabulary.beginningWith(key)) }
      : null,
    inside: [
      ...(first === undefined ? [] : [vocabulary.containing(first)]),
      ...others.map((word) => vocabulary.exactly(word)),
      ...(last === undefined ? [] : [vocabulary.beginningWith(last)]),
    ],
  };
}

/** What a text means in terms of the indexed words. */
export function readText(
  terms: SearchTerms,
  { vocabulary, synonyms }: { vocabulary: Vocabulary; synonyms: readonly Synonym[] },
): AskedText {
  const { words } = terms;
  const typed = new Set(words);
  const ways =
    words.length === 0 ? [] : [...synonymVariants(words, synonyms), ...rejoined(words, vocabulary)];
  return {
    ...readName(terms, vocabulary),
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
