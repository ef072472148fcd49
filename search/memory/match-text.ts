import type { Field } from '../place-words.ts';
import type { Columns } from './columns.ts';
import { rowsOfKey } from './rows-by-key.ts';
import type { Meaning } from './vocabulary.ts';

/** A query word and the indexed words it matches. */
export interface AskedWord extends Meaning {
  /** Too short to search descriptions for: about half of them have a word with this prefix. */
  readonly isShort: boolean;
}

/** A text to find as a substring of names. */
export interface AskedName {
  readonly key: string;
  /** A matching name has a word from each list. Empty if the key is only punctuation. */
  readonly inside: readonly (readonly number[])[];
}

/** A text to find in all fields. */
export interface AskedText extends AskedName {
  /** The words as typed, then variants by synonym and joined or split words. */
  readonly ways: readonly (readonly AskedWord[])[];
}

/** How a name matches. Lower is better; 0 means no match. */
const TIER = { equal: 1, start: 2, wordStart: 3, inside: 4 } as const;
const LAST_TIER_OF_NAME = TIER.inside;
/** Matches of the text without stop words rank after those of the whole text, in the same tiers. */
const LAST_TIER_OF_SIGNIFICANT_NAME = 2 * LAST_TIER_OF_NAME;

/** How a word matches, best first. */
const LEVELS: readonly (readonly [Field, keyof Meaning])[] = [
  ['name', 'beginnings'],
  ['name', 'near'],
  ['other', 'beginnings'],
  ['other', 'near'],
  ['kinds', 'beginnings'],
  ['kinds', 'near'],
  ['description', 'beginnings'],
  ['description', 'near'],
];
const LEVELS_OF_NAME = LEVELS.filter(([field]) => field === 'name').length;
/** Tiers of one text; its variants rank after the words as typed. */
export const TIERS_OF_TEXT = LAST_TIER_OF_NAME + 2 * LEVELS.length;
/** Number of tiers ranked before the interpretation of a text. */
export const FIRST_TIERS = LAST_TIER_OF_SIGNIFICANT_NAME + LEVELS_OF_NAME;

/**
 * Ranks names equal to the text first, then those that start with it, have it at a word start, and contain it; then
 * rows with all of its words, by their worst-matching word; then the same for its variants.
 */
export function findText(columns: Columns, text: AskedText): void {
  columns.found.clear();
  const [typed = [], ...others] = text.ways;
  for (const way of others) findWords(columns, way, LAST_TIER_OF_NAME + 1 + LEVELS.length);
  findWords(columns, typed, LAST_TIER_OF_NAME + 1);
  findNames(columns, text);
}

/** Adds rows whose names contain the text without stop words, or all of those words. */
export function findSignificantNames(columns: Columns, significant: AskedText, whole: string): void {
  findWords(columns, significant.ways[0] ?? [], LAST_TIER_OF_SIGNIFICANT_NAME + 1, LEVELS_OF_NAME);
  // "Now" must not match "Snowball".
  if (significant.key !== whole)
    findNames(columns, significant, { before: LAST_TIER_OF_NAME, last: TIER.wordStart });
}

/**
 * Finds the rows that have every word, in tier `first` plus the level of the worst-matching word, unless already in a
 * better one.
 */
function findWords(
  { scratch, words, found }: Columns,
  asked: readonly AskedWord[],
  first: number,
  levels = LEVELS.length,
): void {
  const { reached, worst } = scratch;
  reached.fill(0);
  for (const [index, word] of asked.entries()) {
    const isLast = index === asked.length - 1;
    for (const [level, [field, how]] of LEVELS.slice(0, levels).entries()) {
      if (word.isShort && field === 'description') continue;
      const { starts, rows } = words[field];
      for (const number of word[how]) {
        const end = starts[number + 1] ?? 0;
        for (let at = starts[number] ?? 0; at < end; at += 1) {
          const row = rows[at] ?? 0;
          // Levels run from best to worst, so a row that already has the word keeps its level.
          if (reached[row] !== index) continue;
          reached[row] = index + 1;
          const least = index === 0 ? level : Math.max(worst[row] ?? 0, level);
          worst[row] = least;
          if (isLast) found.find(row, first + least);
        }
      }
    }
  }
}

interface NameTiers {
  /** Tiers already taken by better matches. */
  readonly before: number;
  /** The worst match that counts. */
  readonly last: number;
}

const ALL_TIERS: NameTiers = { before: 0, last: LAST_TIER_OF_NAME };

/** Finds the rows whose names contain the key, in the tiers after `before`. Only searches names with its rarest word. */
export function findNames(columns: Columns, { key, inside }: AskedName, tiers: NameTiers = ALL_TIERS): void {
  if (key === '') return;
  const rowsOf = (word: number) => rowsOfKey(columns.words.name, word);
  const countOf = (list: readonly number[]) => list.reduce((sum, word) => sum + rowsOf(word).length, 0);
  const [rarest] = inside.map((list) => ({ list, count: countOf(list) })).sort((a, b) => a.count - b.count);
  if (!rarest) {
    for (let row = 0; row < columns.size; row += 1) findName(columns, row, key, tiers);
    return;
  }
  for (const word of rarest.list) {
    for (const row of rowsOf(word)) findName(columns, row, key, tiers);
  }
}

function findName({ names, found }: Columns, row: number, key: string, { before, last }: NameTiers): void {
  const name = names[row] ?? '';
  const at = name.indexOf(key);
  if (at < 0) return;
  const later = name.includes(` ${key}`) ? TIER.wordStart : TIER.inside;
  const first = name.length === key.length ? TIER.equal : TIER.start;
  const tier = at === 0 ? first : later;
  if (tier <= last) found.find(row, before + tier);
}
