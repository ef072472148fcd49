import { inOtherNumber } from './grammatical-number.ts';

/** Rows of data like `"crab, seafood": "crabcake, soft shell"`, in pairs of lists. */
export function rowsOf(rows: Readonly<Record<string, string>>): [values: string[], phrases: string[]][] {
  return Object.entries(rows).map(([values, phrases]) => [values.split(', '), phrases.split(', ')]);
}

/** Which value each phrase has, of rows with a single one. */
export function valueByPhrase(rows: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(rowsOf(rows).flatMap(([[value = ''], phrases]) => phrases.map((phrase) => [phrase, value])));
}

/** Phrases of folded words, the last in either number. */
export interface PhraseTable {
  readonly said: ReadonlyMap<string, readonly string[]>;
  /** The words of the longest phrase that begins with a word. */
  readonly longest: ReadonlyMap<string, number>;
}

export interface FoundPhrase {
  /** What the table has for it. */
  readonly said: readonly string[];
  /** Its first word, and the word after its last. */
  readonly from: number;
  readonly to: number;
}

/** A phrase may stand in several rows. */
export function phraseTable(rows: Readonly<Record<string, string>>): PhraseTable {
  const said = new Map<string, string[]>();
  const longest = new Map<string, number>();
  for (const [values, phrases] of rowsOf(rows)) {
    for (const phrase of phrases.flatMap(inEitherNumber)) {
      said.set(phrase, [...(said.get(phrase) ?? []), ...values]);
      const [first = '', ...others] = phrase.split(' ');
      longest.set(first, Math.max(longest.get(first) ?? 0, 1 + others.length));
    }
  }
  return { said, longest };
}

/** The phrases of a table among words. */
export function findPhrases({ said, longest }: PhraseTable, words: readonly string[]): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (const [from, word] of words.entries()) {
    for (let to = Math.min(from + (longest.get(word) ?? 0), words.length); to > from; to -= 1) {
      const values = said.get(words.slice(from, to).join(' '));
      if (values) found.push({ said: values, from, to });
    }
  }
  return found;
}

/** Words with the phrases of a table blanked, so that no other phrase is found in or across them. */
export function withoutPhrases(table: PhraseTable, words: readonly string[]): string[] {
  const found = findPhrases(table, words);
  return words.map((word, at) => (found.some(({ from, to }) => from <= at && at < to) ? '' : word));
}

function inEitherNumber(phrase: string): string[] {
  const last = phrase.lastIndexOf(' ') + 1;
  return [phrase, ...inOtherNumber(phrase.slice(last)).map((word) => phrase.slice(0, last) + word)];
}
