import { foldText } from '#domain/words/text-fold';
import { reportSearch } from '../../api/report-search.ts';

const KEY = 'recent-searches';
export const MOST_RECENT = 6;
/** Shorter texts are the beginning of a word. */
const SHORTEST = 3;

/** What was searched for on this device, newest first. The list is kept by the browser and never sent. */
export function readRecentSearches(): readonly string[] {
  try {
    return parseSearches(localStorage.getItem(KEY));
  } catch {
    // The browser blocks storage.
    return [];
  }
}

export function writeRecentSearches(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // As above: then nothing is remembered.
  }
}

let lastNoted = '';

/** A search is finished: it is remembered here, and its text alone is counted for the paper, once. */
export function noteSearch(text: string): void {
  const search = text.trim();
  if (search === lastNoted || search.length < SHORTEST) return;
  lastNoted = search;
  rememberSearch(search);
  reportSearch(search);
}

function rememberSearch(text: string): void {
  const searches = readRecentSearches();
  const next = withSearch(searches, text);
  if (next !== searches) writeRecentSearches(next);
}

/** The same search in other letters takes the place of the one before. */
export function withSearch(searches: readonly string[], text: string): readonly string[] {
  const search = text.trim();
  if (search.length < SHORTEST) return searches;
  const others = searches.filter((one) => foldText(one) !== foldText(search));
  return [search, ...others].slice(0, MOST_RECENT);
}

/** The stored value is untrusted: keeps texts and ignores the rest. */
export function parseSearches(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((one) => typeof one === 'string' && one.trim() !== '').slice(0, MOST_RECENT);
  } catch {
    return [];
  }
}
