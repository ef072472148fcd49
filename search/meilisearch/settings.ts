import type { Settings } from 'meilisearch';
import { FACET_NAMES } from '../query.ts';
import { ONE_SLIP_FROM, TWO_SLIPS_FROM } from '../near-spelling.ts';

/** Filterable by equality and facetable, but not comparable. */
const equalled = (...attributePatterns: string[]) => ({
  attributePatterns,
  features: { facetSearch: false, filter: { equality: true, comparison: false } },
});
const compared = (...attributePatterns: string[]) => ({
  attributePatterns,
  features: { facetSearch: false, filter: { equality: true, comparison: true } },
});

/** Index settings that differ from Meilisearch's defaults. Synonyms are data (`setSynonyms`). */
export const INDEX_SETTINGS = {
  searchableAttributes: ['name', 'inner', 'nearName', 'elsewhere', 'kinds', 'description', 'every'],
  filterableAttributes: [
    equalled('signs', ...FACET_NAMES, 'tags', 'words', 'openOn'),
    compared('id', 'rating', 'openFrom*', 'openTo*', 'openedOn'),
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
  // The defaults (100 values and 1,000 hits) are too low for exact counts.
  faceting: { maxValuesPerFacet: 1_000_000 },
  pagination: { maxTotalHits: 1_000_000 },
  // After the default of 1.5 s Meilisearch returns partial results; we want all or an error.
  searchCutoffMs: 60_000,
  facetSearch: false,
} satisfies Settings;

/** The settings that differ on the server, or null. */
export function settingsToChange(present: Settings): Settings | null {
  const different = Object.entries(INDEX_SETTINGS).filter(
    ([name, wanted]) => !holds(Object.entries(present).find(([key]) => key === name)?.[1], wanted),
  );
  return different.length === 0 ? null : Object.fromEntries(different);
}

/** Whether `present` includes everything wanted. It may have more (defaults), but lists must be equal. */
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
