import rows from './dish-kinds.json' with { type: 'json' };
import { findPhrases, phraseTable, withoutPhrases } from './phrase-table.ts';
import { searchKey, wordsOf, type Fold } from './search-terms.ts';

const KINDS = phraseTable(rows.kinds);
/** Phrases that say other kinds than their words would. */
const INSTEAD = phraseTable(rows.instead);
const COPIES = phraseTable({ copy: rows.copies });
const ORIGINALS = phraseTable({ original: rows.originals });
export const ALL_KINDS = [...new Set([KINDS, INSTEAD].flatMap(({ said }) => [...said.values()].flat()))];
const MADE_OF = new Set(rows.madeOf.split(', '));

/**
 * The kinds of dishes that people ask for without naming one: "seafood" for crab cakes, "dumplings" for pierogi. Each
 * once, those of the first dish first. A copy has the form of its original, but isn't made of the same: a vegan crab cake
 * is no seafood.
 */
export function kindsOf(fold: Fold, dishes: readonly string[]): string[] {
  return [
    ...new Set(
      dishes.flatMap((dish) => {
        const kinds = kindsIn(wordsOf(searchKey(fold, dish)));
        return isCopy(fold, dish) ? kinds.filter((kind) => !MADE_OF.has(kind)) : kinds;
      }),
    ),
  ];
}

export function beginsKind(word: string): boolean {
  return ALL_KINDS.some((kind) => kind.startsWith(word));
}

/** Whether a dish, or a place by its name, replaces meat or fish: "vegan crab cake", "seitan wings". */
export function isCopy(fold: Fold, name: string): boolean {
  return findPhrases(COPIES, withoutPhrases(ORIGINALS, wordsOf(searchKey(fold, name)))).length > 0;
}

function kindsIn(words: readonly string[]): string[] {
  return [...findPhrases(INSTEAD, words), ...findPhrases(KINDS, withoutPhrases(INSTEAD, words))]
    .flatMap(({ said }) => said)
    .filter((kind) => kind !== '');
}
