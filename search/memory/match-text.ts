import type { Field } from '../place-words.ts';
import type { Columns } from './columns.ts';
import { NO_PLAIN_NAME } from './place-record.ts';
import type { Meaning } from './vocabulary.ts';

/** One word of a query and all that it may stand for. */
export interface AskedWord extends Meaning {
  /** Too short to be looked for in descriptions, where every second one has a word that begins with it. */
  readonly isShort: boolean;
}

/** A text as it is looked for in names, of which it may be any part. */
export interface AskedName {
  readonly key: string;
  /** Lists of words; such a name has one of each. None: the key is of signs alone. */
  readonly inside: readonly (readonly number[])[];
  /** Of a key that is one word: itself, if it is in use, and the words that begin with it. */
  readonly word: { readonly exact: number | undefined; readonly beginnings: ReadonlySet<number> } | null;
}

/** A text as it is looked for. */
export interface AskedText extends AskedName {
  /** Ways of saying it, word by word; the first is as it was typed. */
  readonly ways: readonly (readonly AskedWord[])[];
}

/** How a name is found; the lowest is the best, 0 is not at all. */
const TIER = { equal: 1, start: 2, wordStart: 3, inside: 4 } as const;
const LAST_TIER_OF_NAME = TIER.inside;
/** A text without the words that say nothing comes after the whole of it, and is looked for alike. */
const LAST_TIER_OF_TELLING_NAME = 2 * LAST_TIER_OF_NAME;

/** How a word is found, the best first. */
const LEVELS: readonly (readonly [Field, keyof Meaning])[] = [
  ['name', 'beginnings'],
  ['name', 'near'],
  ['other', 'beginnings'],
  ['other', 'near'],
  ['description', 'beginnings'],
  ['description', 'near'],
];
const LEVELS_OF_NAME = LEVELS.filter(([field]) => field === 'name').length;
/** Of a text; those of its other ways come after those of the first. */
export const TIERS_OF_TEXT = LAST_TIER_OF_NAME + 2 * LEVELS.length;
/** Tiers before those of what a text was understood to mean. */
export const FIRST_TIERS = LAST_TIER_OF_TELLING_NAME + LEVELS_OF_NAME;

/**
 * Finds the rows whose name is the text, begins with it, has it at the beginning of a word, has it anywhere; then those
 * that have all of its words, by the worst that one of them is found by; then the same by another way of saying it.
 */
export function findText(columns: Columns, text: AskedText): void {
  columns.found.forget();
  const [typed = [], ...others] = text.ways;
  for (const way of others) findWords(columns, way, LAST_TIER_OF_NAME + 1 + LEVELS.length);
  findWords(columns, typed, LAST_TIER_OF_NAME + 1);
  findNames(columns, text);
}

/**
 * Also finds the rows whose names contain the whole text, then those that contain what of it tells something, or have
 * all of its words.
 */
export function findTellingNames(columns: Columns, telling: AskedText, whole: AskedName): void {
  findWords(columns, telling.ways[0] ?? [], LAST_TIER_OF_TELLING_NAME + 1, LEVELS_OF_NAME);
  if (telling.key !== whole.key) findNames(columns, telling, LAST_TIER_OF_NAME);
  findNames(columns, whole);
}

/** Finds the rows that have every word, in a tier of the worst of their levels from `first` on, unless they have a better one. */
function findWords(
  { room, words, found }: Columns,
  asked: readonly AskedWord[],
  first: number,
  levels = LEVELS.length,
): void {
  const { reached, worst } = room;
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
          // A place that already has the word has it at a better level.
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

/** Looking for a text in a name takes as long as counting some rows of a word. */
const ROWS_PER_LOOK = 10;
/** The tier that only a look at the name tells. */
const UNTOLD = 0;

/**
 * Finds the rows whose names contain the key, in the tiers after `before`. Only those are looked at that have the two
 * rarest of its words.
 */
function findNames(columns: Columns, asked: AskedName, before = 0): void {
  const { key, inside } = asked;
  if (key === '') return;
  const { firstWords, found, room, size, words } = columns;
  const { starts, rows } = words.name;
  const countOf = (list: readonly number[]) =>
    list.reduce((sum, word) => sum + (starts[word + 1] ?? 0) - (starts[word] ?? 0), 0);
  const [rarest, next] = inside
    .map((list) => ({ list, count: countOf(list) }))
    .sort((a, b) => a.count - b.count);
  if (!rarest) {
    for (let row = 0; row < size; row += 1) findName(columns, row, key, before);
    return;
  }
  const has = room.reached;
  const isNarrowed = next !== undefined && next.count < ROWS_PER_LOOK * rarest.count;
  if (isNarrowed) {
    has.fill(0);
    for (const word of next.list) {
      const end = starts[word + 1] ?? 0;
      for (let at = starts[word] ?? 0; at < end; at += 1) has[rows[at] ?? 0] = 1;
    }
  }
  for (const word of rarest.list) {
    const { first, later } = tiersOf(asked, word);
    const end = starts[word + 1] ?? 0;
    for (let at = starts[word] ?? 0; at < end; at += 1) {
      const row = rows[at] ?? 0;
      if (isNarrowed && has[row] === 0) continue;
      const firstWord = firstWords[row];
      const tier = firstWord === NO_PLAIN_NAME ? UNTOLD : firstWord === word ? first : later;
      if (tier === UNTOLD) findName(columns, row, key, before);
      else found.find(row, before + tier);
    }
  }
}

/** How a plain name is found that has the word first, or later. */
function tiersOf({ word: asked }: AskedName, word: number): Readonly<Record<'first' | 'later', number>> {
  if (asked === null) return { first: UNTOLD, later: UNTOLD };
  if (!asked.beginnings.has(word)) return { first: TIER.inside, later: TIER.inside };
  // A name that begins with the key may be the key.
  return { first: word === asked.exact ? UNTOLD : TIER.start, later: TIER.wordStart };
}

function findName({ names, found }: Columns, row: number, key: string, before: number): void {
  const name = names[row] ?? '';
  const at = name.indexOf(key);
  if (at < 0) return;
  if (at === 0) found.find(row, before + (name.length === key.length ? TIER.equal : TIER.start));
  else found.find(row, before + (name.includes(` ${key}`) ? TIER.wordStart : TIER.inside));
}
