import { WORD_FILTERS, type WordFilter } from '#domain/words/list-filters';

/** The word filters of the sheet, in its order. Prices are rendered separately, first, and are also in the bar. */
export const SHEET_WORDS = WORD_FILTERS.filter(
  (name): name is Exclude<WordFilter, 'price'> => name !== 'price',
);
