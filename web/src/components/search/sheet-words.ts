import { LIST_FILTERS, UNCOUNTED_FILTERS, type Exclusion, type WordFilter } from '#domain/words/list-filters';

/** Filters with a few fixed values. */
export type SheetWord = Exclude<WordFilter, Exclusion>;
type Shown = Exclude<SheetWord, 'price'>;

export const EXCLUSIONS = UNCOUNTED_FILTERS.filter(
  (name): name is Exclusion => 'excludes' in LIST_FILTERS[name],
);

/** The word filters of the sheet, in its order. Prices are rendered separately, first, and are also in the bar. */
export const SHEET_WORDS = UNCOUNTED_FILTERS.filter(
  (name): name is Shown => !('excludes' in LIST_FILTERS[name]),
);
