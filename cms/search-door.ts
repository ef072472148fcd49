import type { Search } from '#search';

// On `globalThis`, because the panel's bundle holds a second copy of this module in the same process.
const holder: { baltimoreSearch?: Search | undefined } = globalThis as never;

/** Called by whoever opens the CMS; `undefined` when it closes. */
export function provideSearch(search: Search | undefined): void {
  holder.baltimoreSearch = search;
}

export function readSearch(): Search {
  if (!holder.baltimoreSearch) throw new Error('Search has not been opened.');
  return holder.baltimoreSearch;
}
