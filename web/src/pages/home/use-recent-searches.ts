import { useState } from 'react';
import { readRecentSearches, writeRecentSearches } from './recent-searches.ts';

export interface RecentSearches {
  readonly searches: readonly string[];
  /** Announces removals to screen readers. */
  readonly announcement: string;
  /** Reads again: another tab may have searched. */
  readonly refresh: () => void;
  readonly remove: (search: string) => void;
  readonly clear: () => void;
}

/** The searches of this device, with functions to change them. */
export function useRecentSearches(): RecentSearches {
  const [searches, setSearches] = useState(readRecentSearches);
  const [announcement, setAnnouncement] = useState('');

  function keep(next: readonly string[], text: string): void {
    writeRecentSearches(next);
    setSearches(next);
    setAnnouncement(text);
  }
  return {
    searches,
    announcement,
    refresh: () => setSearches(readRecentSearches()),
    remove: (search) =>
      keep(
        readRecentSearches().filter((one) => one !== search),
        `Removed “${search}”.`,
      ),
    clear: () => keep([], 'Recent searches cleared.'),
  };
}
