import { PRICE_RANGES } from '../places/price-range.ts';
import { FEATURES, OCCASIONS, tagLabel } from '../places/tags.ts';

interface ListFilterFacts {
  readonly title: string;
  /** What can be chosen; absent: names, as places have them. */
  readonly words?: readonly string[];
  /** A word as readers see it, if not as it is. */
  readonly label?: (word: string) => string;
  /** The answer of a search says how many places each choice would leave. */
  readonly isCounted: boolean;
}

/**
 * The filters of a list that take several values: the one table from which the query and the answer of a search, the
 * address of a page and the choices on it follow, in this order.
 */
export const LIST_FILTERS = {
  cuisine: { title: 'Cuisine', isCounted: true },
  neighborhood: { title: 'Neighborhood', isCounted: true },
  price: { title: 'Price', words: PRICE_RANGES, isCounted: true },
  tag: { title: 'Good for', words: OCCASIONS, label: tagLabel, isCounted: false },
  /** Of these, a place must have all. */
  need: { title: 'Diet & features', words: FEATURES, label: tagLabel, isCounted: false },
} as const satisfies Record<string, ListFilterFacts>;

type Filters = typeof LIST_FILTERS;
export type ListFilter = keyof Filters;
type FilterWith<Facts> = { [F in ListFilter]: Filters[F] extends Facts ? F : never }[ListFilter];
export type WordFilter = FilterWith<{ readonly words: unknown }>;
export type CountedFilter = FilterWith<{ readonly isCounted: true }>;
export type UncountedFilter = Exclude<ListFilter, CountedFilter>;

/** A value that a filter can be given. */
export type ValueOf<F extends ListFilter> = Filters[F] extends {
  readonly words: readonly (infer Word extends string)[];
}
  ? Word
  : string;
/** Of each filter what is chosen. */
export type Chosen = { readonly [F in ListFilter]: readonly ValueOf<F>[] };

const NAMES = Object.keys(LIST_FILTERS) as ListFilter[];
export const WORD_FILTERS = NAMES.filter((name): name is WordFilter => 'words' in LIST_FILTERS[name]);
export const isCounted = (name: ListFilter): name is CountedFilter => LIST_FILTERS[name].isCounted;
export const COUNTED_FILTERS = NAMES.filter(isCounted);
export const UNCOUNTED_FILTERS = NAMES.filter((name): name is UncountedFilter => !isCounted(name));

/** What a filter can be given; `null`: names, as places have them. */
export function wordsOfFilter<F extends ListFilter>(name: F): readonly ValueOf<F>[] | null {
  const { words }: ListFilterFacts = LIST_FILTERS[name];
  return (words ?? null) as readonly ValueOf<F>[] | null;
}

/** Of each name its own. */
export function ofEach<Name extends string, T>(
  names: readonly Name[],
  make: (name: Name) => T,
): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;
}
