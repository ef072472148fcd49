import rows from './said-tags.json' with { type: 'json' };
import { findPhrases, phraseTable, withoutPhrases, type FoundPhrase } from './phrase-table.ts';
import { searchKey, wordsOf, type Fold } from './search-terms.ts';

const TAGS = phraseTable(rows.tags);
/** Phrases that contain one of those and say something else. */
const INSTEAD = phraseTable({ instead: rows.instead });
const DENIALS = phraseTable({ denial: rows.denials });
const DENIALS_AFTER = phraseTable({ denial: rows.denialsAfter });
/** Not at a comma: "no vegan, halal or kosher food". */
const CLAUSE_END = /[.;:!?()—]|\b(?:(?<!anything )but|though|so|just|only)\b/i;
/** How many words a denial stands away at most: "isn't a very quiet room", "reservations are not taken". */
const DENIED_WITHIN = 4;
const DENIED_AFTER_WITHIN = 2;

/** The tags that a text of a place says it deserves ("the gluten-free crust is homemade"), unless it denies them. */
export function saidTags(fold: Fold, texts: readonly string[]): string[] {
  const clauses = texts.flatMap((text) => text.split(CLAUSE_END));
  return [...new Set(clauses.flatMap((clause) => tagsIn(wordsOf(searchKey(fold, clause)))))];
}

function tagsIn(words: readonly string[]): string[] {
  const told = withoutPhrases(INSTEAD, words);
  return findPhrases(TAGS, told)
    .filter((phrase) => !isDenied(told, phrase))
    .flatMap(({ said }) => said);
}

function isDenied(words: readonly string[], { from, to }: FoundPhrase): boolean {
  const before = words.slice(Math.max(from - DENIED_WITHIN, 0), from);
  const after = words.slice(to, to + DENIED_AFTER_WITHIN);
  return findPhrases(DENIALS, before).length > 0 || findPhrases(DENIALS_AFTER, after).length > 0;
}
