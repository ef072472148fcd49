import { isCuisineOnly, type EngineRequest } from '../engine.ts';
import type { Field } from '../place-words.ts';
import { FACET_NAMES, FACETS, NO_EXCLUSIONS, NO_FILTERS, type SearchFilters } from '../query.ts';
import type { PlaceFacts } from '../ranking/asked.ts';
import type { SearchTerms } from '../search-terms.ts';
import { waysOf } from '../synonyms.ts';
import { rowsWithWord, type Columns } from './columns.ts';
import { passing, testsAgainst, testsOf } from './filter-places.ts';
import { NO_PLAIN_NAME } from './place-record.ts';
import type { Meaning } from './vocabulary.ts';

/** How a name has the text. Lower is better. */
const TIER = { equal: 1, start: 2, wordStart: 3, inside: 4 } as const;
const TIERS_OF_NAME = TIER.inside;
const TIER_UNKNOWN = 0;

/** How a word matches, best first. Among the many words of descriptions most near ones are others: "burner" for "burger". */
const LEVELS: readonly (readonly [Field, keyof Meaning])[] = [
  ...(['name', 'other', 'kinds'] as const).flatMap((field) => [
    [field, 'beginnings'] as const,
    [field, 'near'] as const,
  ]),
  ['description', 'forms'],
  ['description', 'beginnings'],
];
const LEVELS_OF_NAME = LEVELS.filter(([field]) => field === 'name');

/** What comes first: the whole text in names, then its significant words in names. */
const TIERS_OF_WHOLE = TIERS_OF_NAME + LEVELS_OF_NAME.length;
/** Those of a meaning: the text in names, its words, its variants. */
const TIERS_OF_MEANING = TIERS_OF_NAME + 2 * LEVELS.length;

/** A shorter word begins too many others in descriptions: "pho" is no photo. */
const SHORTEST_BEGINNING = 5;

type Find = (row: number, tier: number) => void;

/**
 * Finds names with the whole text, then names with all of its words but stop words, then what it was understood to mean,
 * then the same in the surroundings. Each is found once, in its best tier. Returns how many are found.
 */
export function findTexts(facts: PlaceFacts, { terms, reading }: EngineRequest): number {
  const { columns } = facts;
  const { tiers, found } = columns;
  tiers.fill(0);
  // Nothing but filters, which come later: all are found, without a call for each.
  const isAll = !reading && terms.key === '';
  if (isAll) found.set(columns.placesIn('best'));
  if (isAll) return found.length;
  let count = 0;
  const findRow: Find = (row, tier) => {
    const known = tiers[row] ?? 0;
    if (known === 0 || tier < known) tiers[row] = tier;
    if (known !== 0) return;
    found[count] = row;
    count += 1;
  };
  const meanings = reading?.meanings ?? [{ terms, filters: NO_FILTERS, isAround: false }];
  const against = testsAgainst(columns, reading?.not ?? NO_EXCLUSIONS);
  for (const { terms: rest, filters, isAround } of meanings) {
    const passes = passing([...testsOf(columns, filters), ...against]);
    const first = TIERS_OF_WHOLE + (isAround ? TIERS_OF_MEANING : 0);
    const find: Find = (row, tier) => {
      if (passes(row)) findRow(row, first + tier);
    };
    if (rest.key === '') findChosen(columns, filters, find);
    else findText(facts, rest, find);
  }
  if (!reading) return count;
  // "Sushi" in a name says no more than the cuisine: which of many places are found first is up to their score.
  const isLevel = meanings.every(isCuisineOnly);
  const find: Find = (row, tier) => findRow(row, isLevel && tier > TIER.equal ? TIERS_OF_WHOLE + 1 : tier);
  findNames(columns, terms, find);
  const isAllowed = passing(against);
  const findAllowed: Find = (row, level) => {
    if (isAllowed(row)) find(row, TIERS_OF_NAME + level);
  };
  findWords(columns, reading.significant.words, findAllowed, LEVELS_OF_NAME);
  return count;
}

const NO_ROWS = new Int32Array();
const countOf = (lists: readonly Int32Array[]) => lists.reduce((sum, { length }) => sum + length, 0);

/** Finds the rows with the values of the most selective facet filter, or all. */
function findChosen({ best, facets }: Columns, filters: SearchFilters, find: Find): void {
  const [fewest] = FACET_NAMES.filter((name) => filters[FACETS[name].filter].length > 0)
    .map((name) => filters[FACETS[name].filter].map((value) => facets[name].rowsOf.get(value) ?? NO_ROWS))
    .sort((a, b) => countOf(a) - countOf(b));
  if (!fewest) for (let row = 0; row < best.length; row += 1) find(row, 1);
  for (const rows of fewest ?? []) for (let at = 0; at < rows.length; at += 1) find(rows[at] ?? 0, 1);
}

/** Names that have the text, then rows with all of its words, by their worst-matching word; then the same for its variants. */
function findText({ columns, synonyms }: PlaceFacts, terms: SearchTerms, find: Find): void {
  const { vocabulary } = columns;
  findNames(columns, terms, find);
  for (const [at, way] of waysOf(terms.words, { vocabulary, synonyms }).entries()) {
    const first = TIERS_OF_NAME + (at === 0 ? 0 : LEVELS.length);
    // No typo tolerance for the words of synonyms: staff wrote them.
    const exact = new Set(way.filter((word) => !terms.words.includes(word)));
    findWords(columns, way, (row, level) => find(row, first + level), LEVELS, exact);
  }
}

/** Finds the rows that have every word, each with the level (from 1) of the worst-matching word; `exact` ones without typos. */
function findWords(
  { words, vocabulary, reached, worst }: Columns,
  asked: readonly string[],
  find: Find,
  levels: typeof LEVELS,
  exact: ReadonlySet<string> = new Set(),
): void {
  const listsOf = (word: string) => {
    const meaning = vocabulary.meaningOf(word);
    const lists: { readonly rows: Int32Array; readonly level: number }[] = [];
    let count = 0;
    for (const [at, [field, how]] of levels.entries()) {
      if (at === LEVELS.length - 1 && word.length < SHORTEST_BEGINNING) continue;
      if (how === 'near' && exact.has(word)) continue;
      for (const number of meaning[how]) {
        const rows = rowsWithWord(words[field], number);
        if (rows.length === 0) continue;
        lists.push({ rows, level: at + 1 });
        count += rows.length;
      }
    }
    return { lists, count };
  };
  // The word that fewest have comes first: of the others, most of what they have is only passed by.
  const all = asked.map(listsOf).sort((a, b) => a.count - b.count);
  if (all[0]?.count === 0) return;
  reached.fill(0);
  for (const [index, { lists }] of all.entries()) {
    const isLast = index === all.length - 1;
    for (const { rows, level } of lists) {
      // A plain loop: a beginning has thousands of rows, and an iterator makes an object of each.
      for (let at = 0; at < rows.length; at += 1) {
        const row = rows[at] ?? 0;
        // Levels run from best to worst, so a row that already has the word keeps its level.
        if (reached[row] !== index) continue;
        reached[row] = index + 1;
        const least = index === 0 ? level : Math.max(worst[row] ?? 0, level);
        worst[row] = least;
        if (isLast) find(row, least);
      }
    }
  }
}

/** Looking at a name takes as long as passing by so many rows. */
const ROWS_PER_LOOK = 10;

/** Finds the rows whose names contain the text, among those that have its two rarest words. */
function findNames(columns: Columns, { key, words: asked }: SearchTerms, find: Find): void {
  if (key === '') return;
  const { best, firstWords, words, vocabulary, reached } = columns;
  const look = (row: number) => {
    const name = best[row]?.name ?? '';
    if (!name.includes(key)) return;
    if (name.startsWith(key)) find(row, name.length === key.length ? TIER.equal : TIER.start);
    else find(row, name.includes(` ${key}`) ? TIER.wordStart : TIER.inside);
  };
  const [first = '', ...others] = asked;
  // Only the first word of a text may begin within one of the name.
  const lists = others.map((word) => vocabulary.meaningOf(word).beginnings);
  if (first.length >= SHORTEST_PART || (lists.length === 0 && first !== ''))
    lists.push(vocabulary.containing(first));
  const [fewest, next] = lists
    .map((numbers) => numbers.map((number) => ({ number, rows: rowsWithWord(words.name, number) })))
    .map((list) => ({ list, count: list.reduce((sum, { rows }) => sum + rows.length, 0) }))
    .sort((a, b) => a.count - b.count);
  if (!fewest) for (let row = 0; row < best.length; row += 1) look(row);
  const isNarrowed = next !== undefined && next.count < ROWS_PER_LOOK * (fewest?.count ?? 0);
  if (isNarrowed) {
    reached.fill(0);
    for (const { rows } of next.list) for (let at = 0; at < rows.length; at += 1) reached[rows[at] ?? 0] = 1;
  }
  // A single word says by itself where plain names have it, and all that is left to see is whether it is the whole name.
  const isWord = first === key;
  const beginnings = new Set(isWord ? vocabulary.meaningOf(key).beginnings : []);
  const [exact] = vocabulary.exactly(key);
  for (const { number, rows } of fewest?.list ?? []) {
    const [start, later] = !isWord
      ? [TIER_UNKNOWN, TIER_UNKNOWN]
      : beginnings.has(number)
        ? [number === exact ? TIER_UNKNOWN : TIER.start, TIER.wordStart]
        : [TIER.inside, TIER.inside];
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      if (isNarrowed && reached[row] === 0) continue;
      const firstWord = firstWords[row];
      const tier = firstWord === number ? start : firstWord === NO_PLAIN_NAME ? TIER_UNKNOWN : later;
      if (tier === TIER_UNKNOWN) look(row);
      else find(row, tier);
    }
  }
}

/** A shorter part is in so many words that only those of the rest are looked up. */
const SHORTEST_PART = 3;
