import { searchKey, wordsOf, type Fold } from './search-terms.ts';
import type { Synonym } from './query.ts';

/** Caps the cost of a query with many synonyms. */
const MAX_VARIANTS = 12;

/** Normalizes synonyms for both engines: folded, deduplicated, sorted, without empty ones. */
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

/** The words of a query, then one variant per synonym that applies. */
export function synonymVariants(words: readonly string[], synonyms: readonly Synonym[]): string[][] {
  const variants = [[...words]];
  for (const { term, meaning } of synonyms) {
    if (variants.length >= MAX_VARIANTS) break;
    // Few queries contain any of the many synonyms: rule most out by their first word.
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
