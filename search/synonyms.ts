import type { Vocabulary } from './memory/vocabulary.ts';
import type { Synonym } from './query.ts';
import { searchKey, wordsOf, type Fold } from './search-terms.ts';

/** Caps the cost of a query with many synonyms. */
const MAX_VARIANTS = 11;

/** As engines store them: folded, each once, sorted, without empty ones. */
export function tidySynonyms(fold: Fold, synonyms: readonly Synonym[]): Synonym[] {
  const folded = (text: string) => wordsOf(searchKey(fold, text)).join(' ');
  const tidied = synonyms
    .map(({ term, meaning }) => ({ term: folded(term), meaning: folded(meaning) }))
    .filter(({ term, meaning }) => term !== '' && meaning !== '' && term !== meaning);
  return sortSynonyms([...new Map(tidied.map((synonym) => [keyOf(synonym), synonym])).values()]);
}

const keyOf = ({ term, meaning }: Synonym) => `${term}\t${meaning}`;

export function sortSynonyms(synonyms: readonly Synonym[]): Synonym[] {
  return synonyms.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))));
}

/** The words of a query with the meaning of a term instead of its first occurrence, for each synonym that applies. */
export function synonymVariants(words: readonly string[], synonyms: readonly Synonym[]): string[][] {
  return synonymsIn(words, synonyms)
    .map(({ meaning, at: [at = 0], length }) => words.toSpliced(at, length, ...meaning.split(' ')))
    .slice(0, MAX_VARIANTS);
}

/** Where each list has the terms that begin with a word: few queries contain any of the many terms. */
const byFirstWord = new WeakMap<readonly Synonym[], Map<string, number[]>>();

/** Those with a term that stands among the words, in their order; where it begins there, and how many words it has. */
export function synonymsIn(words: readonly string[], synonyms: readonly Synonym[]) {
  const firstOf = (at: number) => synonyms[at]?.term.split(' ')[0] ?? '';
  const known = byFirstWord.get(synonyms) ?? Map.groupBy(synonyms.keys(), firstOf);
  byFirstWord.set(synonyms, known);
  const found = new Set(words.flatMap((word) => known.get(word) ?? []));
  return [...found]
    .sort((a, b) => a - b)
    .flatMap((index) => synonyms[index] ?? [])
    .map((one) => ({ ...one, at: positionsOf(one.term, words), length: one.term.split(' ').length }))
    .filter(({ at }) => at.length > 0);
}

/** Where the words of a term begin among others. */
export function positionsOf(term: string, words: readonly string[]): number[] {
  const wanted = term.split(' ');
  return [...words.keys()].filter((from) => wanted.every((word, at) => words[from + at] === word));
}

/** Minimum length of each half of a split word. */
const SHORTEST_HALF = 3;

/** The words as typed, then with two joined ("sea food") or one split ("crabcake"), if the result is in the vocabulary. */
export function spellingsOf(words: readonly string[], vocabulary: Vocabulary): string[][] {
  const found = words.length === 0 ? [] : [[...words]];
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
