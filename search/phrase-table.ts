import { inOtherNumber } from './grammatical-number.ts';

/** Phrases of folded words, the last in either number, and what each of them says. */
export type PhraseTable = ReadonlyMap<string, readonly string[]>;

export interface FoundPhrase {
  readonly said: readonly string[];
  /** Its first word, and the word after its last. */
  readonly from: number;
  readonly to: number;
}

const LONGEST = 5;

/** Reads rows like `"crab, seafood": "crabcake, soft shell"`; a phrase may stand in several. */
export function phraseTable(rows: Readonly<Record<string, string>>): PhraseTable {
  const table = new Map<string, string[]>();
  for (const [said, phrases] of Object.entries(rows)) {
    for (const phrase of phrases.split(', ').flatMap(inEitherNumber)) {
      table.set(phrase, [...(table.get(phrase) ?? []), ...said.split(', ')]);
    }
  }
  return table;
}

/** The phrases of a table among words, longest first. */
export function findPhrases(table: PhraseTable, words: readonly string[]): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const said = table.get(words.slice(from, from + length).join(' '));
      if (said) found.push({ said, from, to: from + length });
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
