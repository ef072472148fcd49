import type { SearchFilters } from '../query.ts';
import { searchKey, wordsOf, type Fold } from '../search-terms.ts';
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
  /** The neighborhoods around those of the filters, which are as good, but come after. */
  readonly around?: readonly string[];
  /** What a cuisine means beside another one: "vegan" is a cuisine, "vegan pizza" is pizza for vegans. */
  readonly besideCuisine?: Meaning;
}

/** The names in use: what the index counts. */
export interface KnownNames {
  readonly cuisines: readonly string[];
  readonly neighborhoods: readonly string[];
}

export type Phrase = readonly [phrase: string, meaning: Meaning];

/** All phrases that mean something; where one comes twice, the first is meant. */
export function* phrasesOf(fold: Fold, { cuisines, neighborhoods }: KnownNames): Generator<Phrase> {
  for (const [prices, words] of linesOf(tables.PRICE_WORDS)) {
    yield* each(words, { kind: 'price', label: prices.join(' or '), filters: { prices } });
  }
  for (const [[tag = ''], words] of linesOf(tables.TAG_WORDS)) {
    yield* each(words, { kind: 'occasion', label: capitalize(tag), filters: { tags: [tag] } });
  }
  yield* each(partyPhrases(), { kind: 'occasion', label: 'Groups', filters: { tags: ['groups'] } });
  yield* neighborhoodPhrases(neighborhoods);
  yield* cuisinePhrases(fold, cuisines);
  // After the cuisines: where the city has one that is called so, "vegan" means that.
  for (const [[feature = ''], words] of linesOf(tables.FEATURE_WORDS)) {
    yield* each(words, { kind: 'feature', label: capitalize(feature), filters: { needs: [feature] } });
  }
  // Whatever is found alike comes in the order of "best" as it is; the answer says what else comes first.
  yield* each(tables.BEST_WORDS.split(', '), { kind: 'order', label: 'Best first', filters: {} });
  yield* each(tables.NEAR_ME_WORDS.split(', '), {
    kind: 'nearness',
    label: 'Near me',
    filters: {},
    isNearest: true,
  });
}

/** From six on, a table is one for a group: "table for 8", "ten people". */
function partyPhrases(): string[] {
  const digits = Array.from({ length: 15 }, (_, index) => String(index + 6));
  const sizes = [...digits, 'six', 'seven', 'eight', 'nine', 'ten', 'twelve', 'fifteen', 'twenty'];
  return sizes.flatMap((size) => [
    `${size} people`,
    `party of ${size}`,
    `group of ${size}`,
    `table for ${size}`,
  ]);
}

function* neighborhoodPhrases(neighborhoods: readonly string[]): Generator<Phrase> {
  for (const [names, words] of linesOf(tables.NEIGHBORHOOD_WORDS)) {
    const there = names.filter((name) => neighborhoods.includes(name));
    if (there.length > 0) yield* each(words, neighborhoodMeaning(there));
  }
  for (const name of neighborhoods) yield [name, neighborhoodMeaning([name])];
}

function* cuisinePhrases(fold: Fold, cuisines: readonly string[]): Generator<Phrase> {
  const byKey = new Map(cuisines.map((name) => [phraseKey(fold, name), name]));
  for (const [names, words] of linesOf(tables.CUISINE_WORDS)) {
    const there = names.filter((name) => cuisines.includes(name));
    // A cuisine of its own is no kin: "lebanese" is the next best thing only where nobody is Lebanese.
    const own = words.filter((word) => {
      const name = byKey.get(phraseKey(fold, word));
      return name === undefined || there.includes(name);
    });
    if (there.length > 0) yield* each(own, cuisineMeaning(there));
  }
  for (const name of cuisines) yield [name, cuisineMeaning([name])];
}

/** "crab house" and "crabhouse" are one phrase. Dollar signs are words of a price. */
export function phraseKey(fold: Fold, phrase: string): string {
  return /^\$+$/.test(phrase) ? phrase : wordsOf(searchKey(fold, phrase)).join('');
}

function each(phrases: readonly string[], meaning: Meaning): Phrase[] {
  return phrases.map((phrase) => [phrase, meaning]);
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
