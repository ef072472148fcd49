import type { AskedSearch } from '#contract/search-desk';

/** Fewer results than this count as too few. */
const LITTLE = 3;

const isWhole = ({ understood, wordsGivenUp }: AskedSearch) =>
  wordsGivenUp === '' && !understood.some(({ gaveWay }) => gaveWay);

/** Which searches each list shows; all sorted by frequency. */
export const ASKED_LISTS = {
  'Found nothing': ({ found }: AskedSearch) => found === 0,
  'Found little': (search: AskedSearch) => search.found > 0 && (search.found <= LITTLE || !isWhole(search)),
  'Asked most': () => true,
} as const;
export type AskedListName = keyof typeof ASKED_LISTS;

export const ASKED_LIST_NAMES = Object.keys(ASKED_LISTS) as AskedListName[];
