import { WORD_FILTERS, type Exclusion, type WordFilter } from '#domain/words/list-filters';

/** Filters with a few fixed values. */
export type SheetWord = Exclude<WordFilter, Exclusion>;
type Shown = Exclude<SheetWord, 'price'>;

/**
 * The word filters of the sheet, in its order. Prices are rendered separately, first, and are also in the bar; so are
 * exclusions, last.
 */
export const SHEET_WORDS = WORD_FILTERS.filter(
  (name): name is Shown => name !== 'price' && !name.startsWith('exclude'),
);
