import { region, search } from '#city';
import { rowsOf } from '../phrase-table.ts';
import type { SearchFilters } from '../query.ts';
import { searchKey, wordsOf, type Fold } from '../search-terms.ts';
import table from './words.json' with { type: 'json' };

export type PartKind =
  'cuisine' | 'neighborhood' | 'price' | 'occasion' | 'feature' | 'time' | 'order' | 'nearness' | 'words';

export interface Meaning {
  readonly kind: PartKind;
  readonly label: string;
  readonly filters: Partial<SearchFilters>;
  /** Sort by distance if the visitor's position is known. */
  readonly isNearest?: boolean;
  /** Neighborhoods around those in the filters; their places match too, and rank last. */
  readonly around?: readonly string[];
  /** The meaning next to another cuisine: "vegan" is a cuisine, "vegan pizza" is pizza for vegans. */
  readonly besideCuisine?: Meaning;
  /** Words that an excluded place must not have: of what is a cuisine and a dish, or of plain text. */
  readonly words?: readonly string[];
  /** What is meant if the city has it; otherwise the filters are the nearest thing. */
  readonly absent?: { readonly name: string; readonly isChain: boolean };
  /** Now, a holiday by its name in the region, or for how many days a place is open at most, `lately` or this `month`. */
  readonly when?: { readonly isNow?: true; readonly holiday?: string; readonly openedWithin?: string };
  /** The directory doesn't know such things: given up at once, and said. */
  readonly isUnknown?: boolean;
}

/** They are ignored only if the query has other words. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...table.ignored.split(', '),
  ...[region.name, region.state, region.stateCode].flatMap((name) => name?.toLowerCase() ?? []),
]);

export type Phrase = readonly [phrase: string, meaning: Meaning];

/** Meanings, and what people say for them. What depends on the day (`when`) has its label and filter from `meaningOn`. */
const CONDITIONS = table.conditions as readonly (Meaning & { readonly said: string })[];

/** The names of listed places. */
export type KnownNames = Pick<SearchFilters, 'cuisines' | 'neighborhoods'>;

/** All phrases with a meaning; the first of duplicates wins. */
export function* phrasesOf(fold: Fold, { cuisines, neighborhoods }: KnownNames): Generator<Phrase> {
  for (const [names, phrases] of [...rowsOf(search.neighborhoods), ...asRows(neighborhoods)]) {
    const there = names.filter((name) => neighborhoods.includes(name));
    if (there.length === 0) continue;
    const filters = { neighborhoods: there };
    const meaning: Meaning = { kind: 'neighborhood', label: there.join(' or '), filters };
    for (const phrase of phrases) yield [phrase, meaning];
  }
  const byKey = new Map(cuisines.map((name) => [phraseKey(fold, name), name]));
  for (const [rows, isChain] of [
    [[search.cuisines, table.cuisines, table.relatedCuisines].flatMap(rowsOf), null],
    [rowsOf(table.chains), true],
    [rowsOf(table.absentCuisines), false],
    [asRows(cuisines), null],
  ] as const) {
    for (const [names, words] of rows) {
      const there = names.filter((name) => cuisines.includes(name));
      if (there.length === 0) continue;
      const meaning = cuisineMeaning(there);
      for (const word of words) {
        // A related cuisine counts only if the city has none of that name: "lebanese" is Middle Eastern only if no place
        // is Lebanese.
        const own = byKey.get(phraseKey(fold, word));
        if (own !== undefined && (isChain !== null || !there.includes(own))) continue;
        yield [word, isChain === null ? meaning : { ...meaning, absent: { name: word, isChain } }];
      }
    }
  }
  // After the cuisines: "vegan" means the cuisine if the city has one.
  for (const { said, ...meaning } of CONDITIONS)
    for (const phrase of said.split(', ')) yield [phrase, meaning];
}

function asRows(names: readonly string[]): [string[], string[]][] {
  return names.map((name) => [[name], [name]]);
}

/** Makes "crab house" and "crabhouse" one phrase. Dollar signs are kept: they are prices. */
export function phraseKey(fold: Fold, phrase: string): string {
  return /^\$+$/.test(phrase) ? phrase : wordsOf(searchKey(fold, phrase)).join('');
}

/** The first category names the part; places of the others match as well. */
function cuisineMeaning(cuisines: readonly string[]): Meaning {
  const words = cuisines.flatMap((name) => DISHES_OF[name]?.split(', ') ?? []);
  return { kind: 'cuisine', label: capitalize(cuisines[0] ?? ''), filters: { cuisines }, words };
}

/** "No pizza" leaves out who bakes one on the side, too; "not Italian" doesn't. */
const DISHES_OF: Readonly<Record<string, string>> = table.dishesOfCuisines;

export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
