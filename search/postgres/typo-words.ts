import { typosAllowed } from '../search-terms.ts';

/** A word with two neighbouring letters changed over: one slip of the hand, but two edits to Levenshtein. */
export function transpositionsOf(word: string): string[] {
  const letters = [...word];
  const swapped = letters.slice(1).map((letter, index) => {
    const copy = [...letters];
    copy[index + 1] = copy[index] ?? '';
    copy[index] = letter;
    return copy.join('');
  });
  return [...new Set(swapped)].filter((other) => other !== word);
}

/** What the database is asked to find near misses of: words long enough to hold a typing error. */
export function typoQuestions(words: readonly string[]) {
  return words.flatMap((word) => {
    const most = typosAllowed(word);
    return most === 0 ? [] : [{ word, most, swapped: transpositionsOf(word) }];
  });
}
