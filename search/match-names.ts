import type { FacetCount } from './query.ts';
import { searchKey, type Fold } from './search-terms.ts';

/** Names that contain the text after folding: exact matches first, then prefixes, word starts and the rest; then by count. */
export function matchNames(fold: Fold, text: string, names: readonly FacetCount[]): FacetCount[] {
  const key = searchKey(fold, text);
  if (key === '') return [];
  return names
    .map((name) => ({ name, tier: tierOf(searchKey(fold, name.value), key) }))
    .filter(({ tier }) => tier !== null)
    .sort((a, b) => Number(a.tier) - Number(b.tier) || b.name.count - a.name.count)
    .map(({ name }) => name);
}

function tierOf(name: string, key: string): number | null {
  if (name === key) return 0;
  if (name.startsWith(key)) return 1;
  if (name.includes(` ${key}`)) return 2;
  return name.includes(key) ? 3 : null;
}
