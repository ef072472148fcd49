import { WORD_FILTERS, type WordFilter } from '#domain/words/list-filters';

/** The words of the sheet, in its order; prices are in the bar, too, and come first. */
export const SHEET_WORDS = WORD_FILTERS.filter(
  (name): name is Exclude<WordFilter, 'price'> => name !== 'price',
);
