import { isCuisineOnly, type EngineRequest } from '../engine.ts';
import type { Field } from '../place-words.ts';
import { FACET_NAMES, FACETS, NO_EXCLUSIONS, NO_FILTERS, type SearchFilters } from '../query.ts';
import type { PlaceFacts } from '../ranking/asked.ts';
import { TIER, tierOf, type SearchTerms } from '../search-terms.ts';
import { spellingsOf, synonymVariants } from '../synonyms.ts';
import { NO_PLAIN_NAME, rowsWithWord, type Columns } from './columns.ts';
import { passing, testsAgainst, testsOf } from './filter-places.ts';
import type { Meaning } from './vocabulary.ts';

const TIERS_OF_NAME = TIER.inside;

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

/** Lists of rows in order, each with what all of them have in common: a level, or a word. */
type Lists = readonly { readonly rows: Int32Array; readonly common: number }[];

const countOf = (lists: Lists) => lists.reduce((sum, { rows }) => sum + rows.length, 0);
const fewestFirst = (all: readonly Lists[]) => all.toSorted((a, b) => countOf(a) - countOf(b));

/** Finds the rows with the values of the most selective facet filter, or all. */
function findChosen({ facets, placesIn }: Columns, filters: SearchFilters, find: Find): void {
  const chosen = FACET_NAMES.filter((name) => filters[FACETS[name].filter].length > 0).map((name) => {
    const lists = filters[FACETS[name].filter].map((value) => facets[name].rowsOf.get(value) ?? NO_ROWS);
    return lists.map((rows) => ({ rows, common: 1 }));
  });
  const [fewest = [{ rows: placesIn('best'), common: 1 }]] = fewestFirst(chosen);
  // Plain loops in all that follows: an iterator over a city's rows makes an object of each.
  for (const { rows } of fewest) for (let at = 0; at < rows.length; at += 1) find(rows[at] ?? 0, 1);
}

/** Names that have the text, then rows with all of its words, by their worst-matching word; then the same for its variants. */
function findText({ columns, synonyms }: PlaceFacts, terms: SearchTerms, find: Find): void {
  const spellings = spellingsOf(terms.words, columns.vocabulary);
  findNames(columns, terms, find);
  for (const [at, way] of [...spellings, ...synonymVariants(terms.words, synonyms)].entries()) {
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
  const listsOf = (word: string): Lists =>
    levels.flatMap(([field, how], at) => {
      if (at === LEVELS.length - 1 && word.length < SHORTEST_BEGINNING) return [];
      const numbers = how === 'near' && exact.has(word) ? [] : vocabulary.meaningOf(word)[how];
      return numbers.map((number) => ({ rows: rowsWithWord(words[field], number), common: at + 1 }));
    });
  reached.fill(0);
  let found: readonly number[] = [];
  // The word that fewest have comes first: of the others, most of what they have is only passed by, or not even that.
  for (const [index, lists] of fewestFirst(asked.map(listsOf)).entries()) {
    const still: number[] = [];
    const keep = (row: number, level: number) => {
      reached[row] = index + 1;
      worst[row] = index === 0 ? level : Math.max(worst[row] ?? 0, level);
      still.push(row);
    };
    // Levels run from best to worst, so the first list that has a row says its level.
    if (index > 0 && found.length * ROWS_PER_LOOK < countOf(lists)) {
      for (const row of found) {
        const list = lists.find(({ rows }) => isAmong(rows, row));
        if (list) keep(row, list.common);
      }
    } else {
      for (const { rows, common } of lists)
        for (let at = 0; at < rows.length; at += 1)
          if (reached[rows[at] ?? 0] === index) keep(rows[at] ?? 0, common);
    }
    found = still;
  }
  for (const row of found) find(row, worst[row] ?? 0);
}

/** Looking for a row among those of a word takes as long as passing by so many. */
const ROWS_PER_LOOK = 50;

function isAmong(rows: Int32Array, row: number): boolean {
  let from = 0;
  for (let to = rows.length; from < to;) {
    const middle = (from + to) >> 1;
    if ((rows[middle] ?? row) < row) from = middle + 1;
    else to = middle;
  }
  return rows[from] === row;
}

/** Finds the rows whose names contain the text: of its words, the one that fewest names have is looked up. */
function findNames(columns: Columns, { key, words: asked }: SearchTerms, find: Find): void {
  if (key === '') return;
  const { best, firstWords, words, vocabulary, placesIn } = columns;
  const look = (row: number) => {
    const tier = tierOf(best[row]?.name ?? '', key);
    if (tier !== TIER.none) find(row, tier);
  };
  const [first = '', ...others] = asked;
  const numbers = others.map((word) => vocabulary.meaningOf(word).beginnings);
  // Only the first word of a text may begin within one of the name. A short one does in too many to be looked up.
  if (first.length >= SHORTEST_PART || (others.length === 0 && first !== ''))
    numbers.push(vocabulary.containing(first));
  const lists = numbers.map((of) =>
    of.map((word) => ({ rows: rowsWithWord(words.name, word), common: word })),
  );
  const [fewest = [{ rows: placesIn('best'), common: NaN }]] = fewestFirst(lists);
  const isWord = first === key;
  const beginnings = new Set(isWord ? vocabulary.meaningOf(key).beginnings : []);
  const [exact] = vocabulary.exactly(key);
  for (const { rows, common: word } of fewest) {
    const isBeginning = beginnings.has(word);
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      // A single word says by itself where a plain name has it, but not whether it is the whole name.
      const isSaid = isWord && firstWords[row] !== NO_PLAIN_NAME;
      if (isSaid && !isBeginning) find(row, TIER.inside);
      else if (isSaid && firstWords[row] !== word) find(row, TIER.wordStart);
      else if (isSaid && word !== exact) find(row, TIER.start);
      else look(row);
    }
  }
}

const SHORTEST_PART = 3;
