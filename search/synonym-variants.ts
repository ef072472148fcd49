import { searchKey, wordsOf, type Fold } from './search-terms.ts';
import type { Synonym } from './query.ts';

/** Ways of saying one query; more would cost every search for the sake of a dictionary gone wild. */
const MOST_VARIANTS = 12;

/** Synonyms as both engines keep them: folded words, no empty ones, no doubles, sorted. */
export function tidySynonyms(fold: Fold, synonyms: readonly Synonym[]): Synonym[] {
  const tidied = new Map<string, Synonym>();
  for (const { term, meaning } of synonyms) {
    const entry = {
      term: wordsOf(searchKey(fold, term)).join(' '),
      meaning: wordsOf(searchKey(fold, meaning)).join(' '),
    };
    if (entry.term === '' || entry.meaning === '' || entry.term === entry.meaning) continue;
    tidied.set(JSON.stringify(entry), entry);
  }
  return [...tidied.values()].sort((a, b) => compare(a.term, b.term) || compare(a.meaning, b.meaning));
}

/** The words of a query, and the same with each term replaced by what it also means. */
export function synonymVariants(words: readonly string[], synonyms: readonly Synonym[]): string[][] {
  const variants = [[...words]];
  for (const { term, meaning } of synonyms) {
    if (variants.length >= MOST_VARIANTS) break;
    // There are many synonyms, and hardly a query has one: most are told by their first letters.
    if (!words.some((word) => term.startsWith(word))) continue;
    const replaced = replaceWords(words, term.split(' '), meaning.split(' '));
    if (replaced) variants.push(replaced);
  }
  return variants;
}

function replaceWords(words: readonly string[], term: readonly string[], meaning: readonly string[]) {
  const at = words.findIndex((_, start) => term.every((word, offset) => words[start + offset] === word));
  return at < 0 ? null : [...words.slice(0, at), ...meaning, ...words.slice(at + term.length)];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
