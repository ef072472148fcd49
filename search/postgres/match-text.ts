import type { Columns } from './columns.ts';

/** The rows that have a word. */
export interface WordRows {
  readonly named: Int32Array;
  readonly others: Int32Array;
}

/** One word of a query, as the rows of all that it may stand for. */
type WordGroup = readonly WordRows[];

/** A text as it is looked for. */
export interface AskedText {
  readonly key: string;
  /** Among these is every row whose name contains the key; null where all have to be looked at. */
  readonly candidates: readonly WordRows[] | null;
  /** Ways of saying it, each word by word. */
  readonly variants: readonly (readonly WordGroup[])[];
}

/** How a row is found; the lowest is the best, 0 is not at all. */
const TIER = { equal: 1, start: 2, wordStart: 3, inside: 4, wordsOfName: 5, words: 6 } as const;

/**
 * Marks the rows that a text finds in `room.tiers`, and lists them in `room.rows`, the best first, those of one tier as
 * they stand in the columns: whose name is the text, begins with it, has it at the beginning of a word, has it anywhere;
 * then those that have its words, all of them in the name, or in what else is known of the place. Returns how many.
 */
export function matchText(
  { size, names, room }: Pick<Columns, 'size' | 'names' | 'room'>,
  text: AskedText,
): number {
  const { tiers, rows } = room;
  tiers.fill(0);
  let count = 0;
  const put = (row: number, tier: number) => {
    if (tiers[row] === 0) rows[count++] = row;
    tiers[row] = tier;
  };
  // The worst first: each better tier takes rows out of those before it.
  for (const variant of text.variants) {
    const groups = variant.map((group) => group.flatMap(({ named, others }) => [named, others]));
    eachRowInAll(room.reached, groups, (row) => put(row, TIER.words));
  }
  for (const variant of text.variants) {
    const groups = variant.map((group) => group.map(({ named }) => named));
    eachRowInAll(room.reached, groups, (row) => put(row, TIER.wordsOfName));
  }
  const putByName = (row: number) => {
    const tier = tierOfName(names[row] ?? '', text.key);
    if (tier !== null) put(row, tier);
  };
  if (text.candidates === null) for (let row = 0; row < size; row += 1) putByName(row);
  else for (const { named } of text.candidates) for (const row of named) putByName(row);
  if (count * FEW < size) sortFew(rows.subarray(0, count), tiers);
  else listAll(rows, tiers);
  return count;
}

/** Where so many times the rows found are all there are, going through all takes longer than sorting those found. */
const FEW = 32;

/** By tier, then as they stand in the columns. */
function sortFew(rows: Int32Array, tiers: Uint8Array): void {
  const size = tiers.length;
  // One number for both: sorting numbers needs no comparing function.
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    rows[index] = (tiers[row] ?? 0) * size + row;
  }
  rows.sort();
  for (let index = 0; index < rows.length; index += 1) rows[index] = (rows[index] ?? 0) % size;
}

/** The same for many, who are gone through as they stand: each goes to the next place of its tier. */
function listAll(rows: Int32Array, tiers: Uint8Array): void {
  const next = new Int32Array(TIER.words + 2);
  for (const tier of tiers) next[tier + 1] = (next[tier + 1] ?? 0) + 1;
  // Those that are not found have no place.
  next[1] = 0;
  for (let tier = 1; tier < next.length - 1; tier += 1)
    next[tier + 1] = (next[tier + 1] ?? 0) + (next[tier] ?? 0);
  for (let row = 0; row < tiers.length; row += 1) {
    const tier = tiers[row] ?? 0;
    if (tier === 0) continue;
    const place = next[tier] ?? 0;
    rows[place] = row;
    next[tier] = place + 1;
  }
}

/** The rows that are in one of the lists of each group, each once. */
function eachRowInAll(
  /** How many of the groups before, one after the other, have the row. */
  reached: Uint8Array,
  groups: readonly (readonly Int32Array[])[],
  take: (row: number) => void,
): void {
  reached.fill(0);
  for (const [index, lists] of groups.entries()) {
    const isLast = index === groups.length - 1;
    for (const list of lists) {
      for (let at = 0; at < list.length; at += 1) {
        const row = list[at] ?? 0;
        if (reached[row] !== index) continue;
        reached[row] = index + 1;
        if (isLast) take(row);
      }
    }
  }
}

function tierOfName(name: string, key: string): number | null {
  const at = name.indexOf(key);
  if (at < 0) return null;
  if (at === 0) return name.length === key.length ? TIER.equal : TIER.start;
  return name.includes(` ${key}`, at - 1) ? TIER.wordStart : TIER.inside;
}
