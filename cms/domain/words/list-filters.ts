import * as texts from '#texts';
import { PRICE_RANGES } from '../places/price-range.ts';
import { priceText } from './quantities.ts';
import { FEATURES, OCCASIONS, TAGS, tagLabel } from '../places/tags.ts';

interface ListFilterFacts {
  /** The possible values; absent if they are the names that places have. */
  readonly words?: readonly string[];
  /** The label of a word, if it differs from the word. */
  readonly label?: (word: string) => string;
  /** The filter whose values a place of the list doesn't have. */
  readonly excludes?: string;
  /** Whether search responses have the number of places for each choice. */
  readonly isCounted: boolean;
}

/** The multi-value filters of a list, in the order of queries, responses, page URLs and the choices on pages. */
export const LIST_FILTERS = {
  cuisine: { isCounted: true },
  neighborhood: { isCounted: true },
  price: { words: PRICE_RANGES, label: priceText, isCounted: true },
  tag: { words: OCCASIONS, label: tagLabel, isCounted: false },
  /** A place must have all of these. */
  need: { words: FEATURES, label: tagLabel, isCounted: false },
  opened: { words: ['lately'], label: () => texts.filters.openedLately(), isCounted: false },
  excludeCuisine: { excludes: 'cuisine', isCounted: false },
  excludeNeighborhood: { excludes: 'neighborhood', isCounted: false },
  excludePrice: { excludes: 'price', words: PRICE_RANGES, isCounted: false },
  excludeTag: { excludes: 'tag', words: TAGS, isCounted: false },
} as const satisfies Record<string, ListFilterFacts>;

type Filters = typeof LIST_FILTERS;
export type ListFilter = keyof Filters;
type FilterWith<Facts> = { [F in ListFilter]: Filters[F] extends Facts ? F : never }[ListFilter];
export type WordFilter = FilterWith<{ readonly words: unknown }>;
/** Filters for what a place must not have. */
export type Exclusion = FilterWith<{ readonly excludes: unknown }>;
export type CountedFilter = FilterWith<{ readonly isCounted: true }>;
export type UncountedFilter = Exclude<ListFilter, CountedFilter>;

export type ValueOf<F extends ListFilter> = Filters[F] extends {
  readonly words: readonly (infer Word extends string)[];
}
  ? Word
  : string;
export type Chosen = { readonly [F in ListFilter]: readonly ValueOf<F>[] };

const NAMES = Object.keys(LIST_FILTERS) as ListFilter[];
export const isCounted = (name: ListFilter): name is CountedFilter => LIST_FILTERS[name].isCounted;
export const COUNTED_FILTERS = NAMES.filter(isCounted);
export const UNCOUNTED_FILTERS = NAMES.filter((name): name is UncountedFilter => !isCounted(name));

/** The possible values of a filter; `null` if they are the names that places have. */
export function wordsOfFilter<F extends ListFilter>(name: F): readonly ValueOf<F>[] | null {
  const { words }: ListFilterFacts = LIST_FILTERS[name];
  return (words ?? null) as readonly ValueOf<F>[] | null;
}

/** Builds a record with one value per name. */
export function ofEach<Name extends string, T>(
  names: readonly Name[],
  make: (name: Name) => T,
): Record<Name, T> {
  const made: Partial<Record<Name, T>> = {};
  for (const name of names) made[name] = make(name);
  return made as Record<Name, T>;
}
