import type { Facets, SearchFilters, Synonym } from '../query.ts';
import { searchKey, wordsOf, type Fold } from '../search-terms.ts';
import { NearWords, slipsAllowed, slipsBetween } from '../near-spelling.ts';
import * as tables from './tables.ts';

export type PartKind =
  'cuisine' | 'neighborhood' | 'price' | 'occasion' | 'feature' | 'time' | 'order' | 'nearness';

/** What a phrase means. */
export interface Meaning {
  readonly kind: PartKind;
  readonly label: string;
  readonly filters: Partial<SearchFilters>;
  /** By distance where it is known from where. */
  readonly isNearest?: boolean;
}

/** The names in use: what the index counts. */
export interface KnownNames {
  readonly cuisines: readonly string[];
  readonly neighborhoods: readonly string[];
}

/** Phrases by their words without blanks: "crab house" and "crabhouse" are one. */
export interface Lexicon {
  find(words: readonly string[]): Meaning | null;
  /** The same where a slip or two make a phrase of the words. */
  findNear(words: readonly string[]): Meaning | null;
  /** True of words that say nothing about a place, mistyped long ones included. */
  isStopWord(word: string): boolean;
  /** Words of the longest phrase. */
  readonly longest: number;
}

/** What staff can give another name by a synonym. */
const NAMED_BY_SYNONYMS: readonly PartKind[] = ['neighborhood', 'occasion', 'feature'];

const LONGEST_PHRASE = 5;
/** Mistyped stop words are told from so many letters on: "resturant", not "fork" for "for". */
const LONG_STOP_WORD = 8;

export function buildLexicon(
  fold: Fold,
  { cuisines, neighborhoods }: KnownNames,
  synonyms: readonly Synonym[] = [],
): Lexicon {
  const phrases = new Map<string, Meaning>();
  const stopWords = new Set(tables.STOP_WORDS.split(', '));
  const add = (phrase: string, meaning: Meaning) => {
    const key = keyOf(wordsIn(fold, phrase));
    // "restaurants" is a category of some sources, and says nothing.
    if (key !== '' && !stopWords.has(key) && !phrases.has(key)) phrases.set(key, meaning);
  };
  for (const [prices, words] of linesOf(tables.PRICE_WORDS)) {
    const meaning: Meaning = { kind: 'price', label: prices.join(' or '), filters: { prices } };
    for (const word of words) add(word, meaning);
  }
  for (const [[tag = ''], words] of linesOf(tables.TAG_WORDS)) {
    const meaning: Meaning = { kind: 'occasion', label: capitalize(tag), filters: { tags: [tag] } };
    for (const word of words) add(word, meaning);
  }
  for (const [names, words] of linesOf(tables.NEIGHBORHOOD_WORDS)) {
    const there = names.filter((name) => neighborhoods.includes(name));
    if (there.length > 0) for (const word of words) add(word, neighborhoodMeaning(there));
  }
  for (const name of neighborhoods) add(name, neighborhoodMeaning([name]));
  const cuisineNames = new Map(cuisines.map((name) => [keyOf(wordsIn(fold, name)), name]));
  for (const [names, words] of linesOf(tables.CUISINE_WORDS)) {
    const there = names.filter((name) => cuisines.includes(name));
    // A cuisine of its own is no kin: "lebanese" is the next best thing only where nobody is Lebanese.
    const own = words.filter((word) => {
      const name = cuisineNames.get(keyOf(wordsIn(fold, word)));
      return name === undefined || there.includes(name);
    });
    if (there.length > 0) for (const word of own) add(word, cuisineMeaning(there));
  }
  for (const name of cuisines) add(name, cuisineMeaning([name]));
  // After the cuisines: where the city has one that is called so, "vegan" means that.
  for (const [[feature = ''], words] of linesOf(tables.FEATURE_WORDS)) {
    const meaning: Meaning = { kind: 'feature', label: capitalize(feature), filters: { needs: [feature] } };
    for (const word of words) add(word, meaning);
  }
  // Whatever is found alike comes in the order of "best" as it is.
  const best: Meaning = { kind: 'order', label: 'Best first', filters: {} };
  for (const word of tables.BEST_WORDS.split(', ')) add(word, best);
  const nearMe: Meaning = { kind: 'nearness', label: 'Near me', filters: {}, isNearest: true };
  for (const word of tables.NEAR_ME_WORDS.split(', ')) add(word, nearMe);

  // A synonym of a cuisine also finds other words: a dish is served in more places than those of its cuisine.
  for (const { term, meaning } of synonyms) {
    const meant = phrases.get(keyOf(wordsIn(fold, meaning)));
    if (meant && NAMED_BY_SYNONYMS.includes(meant.kind)) add(term, meant);
  }

  const longStopWords = [...stopWords].filter((word) => word.length >= LONG_STOP_WORD);
  const nearPhrases = new NearWords<Meaning>();
  for (const [phrase, meaning] of phrases) nearPhrases.add(phrase, meaning);
  const near = new Map<string, Meaning | null>();
  return {
    longest: LONGEST_PHRASE,
    find: (words) => phrases.get(keyOf(words)) ?? null,
    isStopWord: (word) => stopWords.has(word) || longStopWords.some((long) => isNear(word, long)),
    findNear(words) {
      const key = keyOf(words);
      const known = near.get(key);
      if (known !== undefined) return known;
      const meaning = nearestOf(nearPhrases.nearTo(key));
      if (near.size >= MOST_REMEMBERED) near.clear();
      near.set(key, meaning);
      return meaning;
    },
  };
}

/** A lexicon is made anew when other names are in use. */
export function rememberLexicon(
  fold: Fold,
): (counted: Pick<Facets, 'cuisine' | 'neighborhood'>, synonyms: readonly Synonym[]) => Lexicon {
  let last: { counted: unknown; key: string; synonyms: readonly Synonym[]; lexicon: Lexicon } | undefined;
  return (counted, synonyms) => {
    // Both are other objects when they have changed; counts change more often than names.
    if (last?.counted === counted && last.synonyms === synonyms) return last.lexicon;
    const names = {
      cuisines: counted.cuisine.map(({ value }) => value).sort(),
      neighborhoods: counted.neighborhood.map(({ value }) => value).sort(),
    };
    const key = JSON.stringify(names);
    const same = last?.key === key && last.synonyms === synonyms ? last.lexicon : null;
    const lexicon = same ?? buildLexicon(fold, names, synonyms);
    last = { counted, key, synonyms, lexicon };
    return lexicon;
  };
}

const MOST_REMEMBERED = 5_000;

function isNear(word: string, other: string): boolean {
  const most = slipsAllowed(word);
  return slipsBetween(word, other, most) <= most;
}

/** The phrase with the fewest slips; both must be long enough for them. */
function nearestOf(near: ReturnType<NearWords<Meaning>['nearTo']>): Meaning | null {
  const [nearest] = near
    .filter(({ word, slips }) => slips <= slipsAllowed(word))
    .sort((a, b) => a.slips - b.slips);
  return nearest?.value ?? null;
}

function keyOf(words: readonly string[]): string {
  return words.join('');
}

/** Dollar signs are words of a price. */
function wordsIn(fold: Fold, text: string): string[] {
  return /^\$+$/.test(text) ? [text] : wordsOf(searchKey(fold, text));
}

function neighborhoodMeaning(neighborhoods: readonly string[]): Meaning {
  return { kind: 'neighborhood', label: neighborhoods.join(' or '), filters: { neighborhoods } };
}

/** The first category is what was meant; others are as good an answer. */
function cuisineMeaning(cuisines: readonly string[]): Meaning {
  return { kind: 'cuisine', label: capitalize(cuisines[0] ?? ''), filters: { cuisines } };
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** `Canton, Hampden: words, other words` as what is meant and by which words. */
function linesOf(table: string): [meant: string[], words: string[]][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [meant = '', words = ''] = line.split(': ');
      return [meant.split(', '), words.split(', ')];
    });
}
