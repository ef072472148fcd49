import type { WordFilter } from '../../search-state.ts';

/** What is written over the words of a filter. */
export const WORD_TITLES: Record<WordFilter, string> = {
  price: 'Price',
  tag: 'Good for',
  need: 'Diet & features',
};
