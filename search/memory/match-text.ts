import type { Field } from '../place-words.ts';
import type { Columns } from './columns.ts';
import type { Meaning } from './vocabulary.ts';

/** One word of a query and all that it may stand for. */
export interface AskedWord extends Meaning {
  /** Too short to be looked for in descriptions, where every second one has a word that begins with it. */
  readonly isShort: boolean;
}

/** A text as it is looked for in names, of which it may be any part. */
export interface AskedName {
  readonly key: string;
  /** The words that have the longest word of the key in them, in one of which it is; null: it is of signs alone. */
  readonly inside: readonly number[] | null;
}

/** A text as it is looked for. */
export interface AskedText extends AskedName {
  /** Ways of saying it, word by word; the first is as it was typed. */
  readonly ways: readonly (readonly AskedWord[])[];
}

/** How a name is found; the lowest is the best, 0 is not at all. */
const TIER = { equal: 1, start: 2, wordStart: 3, inside: 4 } as const;
const LAST_TIER_OF_NAME = TIER.inside;

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
/** Tiers that one text can have. */
const TEXT_TIERS = LAST_TIER_OF_NAME + 2 * LEVELS.length;
/** Tiers before those of what a text was understood to mean. */
const FIRST_TIERS = LAST_TIER_OF_NAME + LEVELS_OF_NAME;
export const TIERS = FIRST_TIERS + TEXT_TIERS;

/**
 * Marks the rows that a text finds in `room.tiers`, and no others: whose name is the text, begins with it, has it at the
 * beginning of a word, has it anywhere; then those that have all of its words, by the worst that one of them is found by;
 * then the same by another way of saying it.
 */
export function markText(columns: Columns, text: AskedText): void {
  columns.room.tiers.fill(0);
  const [typed = [], ...others] = text.ways;
  for (const way of others) markWords(columns, way, LAST_TIER_OF_NAME + 1 + LEVELS.length);
  markWords(columns, typed, LAST_TIER_OF_NAME + 1);
  markNames(columns, text);
}

export function markAll({ room }: Columns): void {
  room.tiers.fill(1);
}

/** Makes room before the tiers of what is marked. */
export function shiftTiers({ room: { tiers } }: Columns): void {
  for (let row = 0; row < tiers.length; row += 1) {
    const tier = tiers[row] ?? 0;
    if (tier !== 0) tiers[row] = tier + FIRST_TIERS;
  }
}

/** Marks in that room the rows that have all words of a text in their names, and those whose names contain the key. */
export function markWordsOfName(columns: Columns, text: AskedText, name: AskedName): void {
  markWords(columns, text.ways[0] ?? [], LAST_TIER_OF_NAME + 1, LEVELS_OF_NAME);
  markNames(columns, name);
}

/** Rows that have every word, in a tier of the worst of their levels from `first` on, unless they have a better one. */
function markWords(
  { room, words }: Columns,
  asked: readonly AskedWord[],
  first: number,
  levels = LEVELS.length,
): void {
  const { reached, worst, tiers } = room;
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
          if (!isLast) continue;
          const tier = tiers[row] ?? 0;
          if (tier === 0 || tier > first + least) tiers[row] = first + least;
        }
      }
    }
  }
}

/** Rows whose names contain the key. Where many have its longest word, every name is looked at once. */
function markNames(columns: Columns, { key, inside }: AskedName): void {
  if (key === '') return;
  const { size, words } = columns;
  const { starts, rows } = words.name;
  const endOf = (word: number) => starts[word + 1] ?? 0;
  const count = inside?.reduce((sum, word) => sum + endOf(word) - (starts[word] ?? 0), 0) ?? size;
  if (inside === null || count >= size) {
    for (let row = 0; row < size; row += 1) markName(columns, row, key);
    return;
  }
  for (const word of inside) {
    const end = endOf(word);
    for (let at = starts[word] ?? 0; at < end; at += 1) markName(columns, rows[at] ?? 0, key);
  }
}

function markName({ names, room }: Columns, row: number, key: string): void {
  const name = names[row] ?? '';
  const at = name.indexOf(key);
  if (at < 0) return;
  if (at === 0) room.tiers[row] = name.length === key.length ? TIER.equal : TIER.start;
  else room.tiers[row] = name.includes(` ${key}`) ? TIER.wordStart : TIER.inside;
}

/** Lists the rows that are marked in `room.rows`, the best tier first, those of one tier as they stand. Returns how many. */
export function listMarked({ room: { tiers, rows } }: Columns, tierCount: number): number {
  const next = new Int32Array(tierCount + 2);
  for (let row = 0; row < tiers.length; row += 1) {
    const tier = tiers[row] ?? 0;
    // Those that are not found have no place.
    if (tier !== 0) next[tier + 1] = (next[tier + 1] ?? 0) + 1;
  }
  for (let tier = 1; tier <= tierCount; tier += 1) next[tier + 1] = (next[tier + 1] ?? 0) + (next[tier] ?? 0);
  const count = next[tierCount + 1] ?? 0;
  for (let row = 0; row < tiers.length; row += 1) {
    const tier = tiers[row] ?? 0;
    if (tier === 0) continue;
    const place = next[tier] ?? 0;
    rows[place] = row;
    next[tier] = place + 1;
  }
  return count;
}
