import { foldText } from '#domain/words/text-fold';
import { reportSearch } from '../../api/reports.ts';

const KEY = 'recent-searches';
export const MAX_RECENT = 6;
/** Shorter texts are not counted as searches. */
const MIN_LENGTH = 3;

/** The searches of this device, newest first. Stored in the browser only and never sent. */
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
    // Storage is blocked, so nothing is remembered.
  }
}

let lastNoted = '';

/** Call when a search is finished: remembers it on this device and reports its text once, for the statistics. */
export function noteSearch(text: string): void {
  const search = text.trim();
  if (search === lastNoted || search.length < MIN_LENGTH) return;
  lastNoted = search;
  rememberSearch(search);
  reportSearch(search);
}

function rememberSearch(text: string): void {
  const searches = readRecentSearches();
  const next = withSearch(searches, text);
  if (next !== searches) writeRecentSearches(next);
}

/** Adds a search. An equal one, ignoring case and accents, is replaced. */
export function withSearch(searches: readonly string[], text: string): readonly string[] {
  const search = text.trim();
  if (search.length < MIN_LENGTH) return searches;
  const others = searches.filter((one) => foldText(one) !== foldText(search));
  return [search, ...others].slice(0, MAX_RECENT);
}

/** The stored value is untrusted: keeps strings and ignores the rest. */
export function parseSearches(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((one) => typeof one === 'string' && one.trim() !== '').slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}
