import { searchKey, wordsOf, type Fold } from './search-terms.ts';
import type { Synonym } from './query.ts';

/** Caps the cost of a query with many synonyms. */
const MAX_VARIANTS = 12;

/** As engines store them: folded, each once, sorted, without empty ones. */
export function tidySynonyms(fold: Fold, synonyms: readonly Synonym[]): Synonym[] {
  const folded = (text: string) => wordsOf(searchKey(fold, text)).join(' ');
  const tidied = new Map<string, Synonym>();
  for (const synonym of synonyms) {
    const [term, meaning] = [folded(synonym.term), folded(synonym.meaning)];
    if (term !== '' && meaning !== '' && term !== meaning)
      tidied.set(`${term}\t${meaning}`, { term, meaning });
  }
  return sortSynonyms([...tidied.values()]);
}

export function sortSynonyms(synonyms: readonly Synonym[]): Synonym[] {
  const keyOf = ({ term, meaning }: Synonym) => `${term}\t${meaning}`;
  return synonyms.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))));
}

/** The words of a query, then one variant per synonym that applies. */
export function synonymVariants(words: readonly string[], synonyms: readonly Synonym[]): string[][] {
  const variants = synonyms.flatMap(({ term, meaning }) => {
    const [at] = positionsOf(term, words);
    return at === undefined ? [] : [words.toSpliced(at, term.split(' ').length, ...meaning.split(' '))];
  });
  return [[...words], ...variants].slice(0, MAX_VARIANTS);
}

/** Where the words of a term begin among others. */
export function positionsOf(term: string, words: readonly string[]): number[] {
  // Few queries contain any of the many terms: rule most out by their first word.
  if (!words.some((word) => word !== '' && term.startsWith(word))) return [];
  const wanted = term.split(' ');
  return [...words.keys()].filter((from) => wanted.every((word, at) => words[from + at] === word));
}
