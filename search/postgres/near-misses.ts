import { typosAllowed } from '../search-terms.ts';

/** From this length a word may be what a mistyped word of nine letters meant. */
const TWO_DELETIONS_FROM = 7;
const ONE_DELETION_FROM = 4;
/** Longer words have more deletions than they are worth. */
const LONGEST = 24;

/**
 * A word and what is left of it without one letter, or two. Two words that are a typing error apart share one of
 * these, a swap of neighbours included, so that near misses are found by an index instead of by comparing with every
 * word there is (the idea of SymSpell).
 */
export function deletionsOf(word: string, depth: 0 | 1 | 2): string[] {
  const found = new Set([word]);
  let last = [word];
  for (let round = 0; round < depth; round += 1) {
    last = last.flatMap((left) => [...left].map((_, at) => [...left].toSpliced(at, 1).join('')));
    for (const left of last) found.add(left);
  }
  return [...found];
}

/** The deletions by which a word of the index is found. */
export function indexDeletions(word: string): string[] {
  if (word.length < ONE_DELETION_FROM || word.length > LONGEST) return [word];
  return deletionsOf(word, word.length < TWO_DELETIONS_FROM ? 1 : 2);
}

/** What finds the words that a word of a query may have meant; nothing where it is taken as it stands. */
interface NearMissQuestion {
  readonly most: 0 | 1 | 2;
  readonly deletions: readonly string[];
  /** With two neighbouring letters changed over: one slip of the hand, but two edits to Levenshtein. */
  readonly swapped: readonly string[];
}

export function nearMissQuestion(word: string): NearMissQuestion {
  const most = word.length > LONGEST ? 0 : typosAllowed(word);
  if (most === 0) return { most, deletions: [], swapped: [] };
  return { most, deletions: deletionsOf(word, most), swapped: swapsOf(word) };
}

function swapsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index] ?? '';
    return letter === before ? [] : [letters.toSpliced(index, 2, letter, before).join('')];
  });
}
