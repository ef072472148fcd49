import type { Settings } from 'meilisearch';
import { FACET_NAMES } from '../query.ts';
import { ONE_SLIP_FROM, TWO_SLIPS_FROM } from '../near-spelling.ts';

/** What can be counted or equalled, but not compared. */
const equalled = (...attributePatterns: string[]) => ({
  attributePatterns,
  features: { facetSearch: false, filter: { equality: true, comparison: false } },
});
const compared = (...attributePatterns: string[]) => ({
  attributePatterns,
  features: { facetSearch: false, filter: { equality: true, comparison: true } },
});

/** How the index is set up. What is not named here keeps Meilisearch's default; synonyms are data (`setSynonyms`). */
export const INDEX_SETTINGS = {
  searchableAttributes: ['name', 'inner', 'nearName', 'elsewhere', 'description', 'every'],
  filterableAttributes: [
    equalled('signs', ...FACET_NAMES, 'tags'),
    compared('id', 'rating', 'openFrom*', 'openTo*'),
  ],
  sortableAttributes: ['_geo', 'id', 'nameKey', 'orderKey', 'rating', 'reviewCount'],
  displayedAttributes: ['id', 'fingerprint'],
  rankingRules: [
    'sort',
    'words',
    'typo',
    'proximity',
    'attributeRank',
    'wordPosition',
    'exactness',
    'orderKey:asc',
  ],
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: ONE_SLIP_FROM, twoTypos: TWO_SLIPS_FROM },
    disableOnAttributes: ['name', 'inner'],
    disableOnNumbers: true,
  },
  // The defaults, 100 values and 1,000 hits, are fewer than there are.
  faceting: { maxValuesPerFacet: 1_000_000 },
  pagination: { maxTotalHits: 1_000_000 },
  // Past the default of 1.5 s Meilisearch answers what it has so far; ours is to answer all or to fail.
  searchCutoffMs: 60_000,
  facetSearch: false,
} satisfies Settings;

/** Those of the settings that the server has otherwise. Null: none. */
export function settingsToChange(present: Settings): Settings | null {
  const different = Object.entries(INDEX_SETTINGS).filter(
    ([name, wanted]) => !holds(Object.entries(present).find(([key]) => key === name)?.[1], wanted),
  );
  return different.length === 0 ? null : Object.fromEntries(different);
}

/** True when `present` has all that is wanted; it may have more (defaults). Lists must be the same. */
function holds(present: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(present) &&
      present.length === wanted.length &&
      wanted.every((value, index) => holds(present[index], value))
    );
  }
  if (typeof wanted !== 'object' || wanted === null) return present === wanted;
  if (typeof present !== 'object' || present === null) return false;
  const values = new Map<string, unknown>(Object.entries(present));
  return Object.entries(wanted).every(([name, value]) => holds(values.get(name), value));
}
