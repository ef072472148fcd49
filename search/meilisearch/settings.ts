import { isDeepStrictEqual } from 'node:util';
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

/** The order of "best": open, score and review count descending, then name and id; unknown values last. */
export const BEST = ['isClosed:asc', 'score:desc', 'reviewCount:desc', 'nameKey:asc', 'id:asc'];

/** Index settings that differ from Meilisearch's defaults. Synonyms are data (`setSynonyms`). */
export const INDEX_SETTINGS = {
  searchableAttributes: ['name', 'inner', 'nearName', 'elsewhere', 'kinds', 'description', 'every'],
  filterableAttributes: [
    equalled('signs', ...FACET_NAMES, 'tags', 'words', 'openOn'),
    compared('id', 'rating', 'openFrom*', 'openTo*', 'openedOn'),
  ],
  sortableAttributes: ['_geo', 'id', 'isClosed', 'nameKey', 'rating', 'reviewCount', 'score'],
  displayedAttributes: ['id', 'fingerprint'],
  rankingRules: ['sort', 'words', 'typo', 'proximity', 'attributeRank', 'wordPosition', 'exactness', ...BEST],
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: ONE_SLIP_FROM, twoTypos: TWO_SLIPS_FROM },
    disableOnAttributes: ['name', 'inner', 'description'],
    disableOnNumbers: true,
  },
  // The defaults (100 values and 1,000 hits) are too low for exact counts.
  faceting: { maxValuesPerFacet: 1_000_000 },
  pagination: { maxTotalHits: 1_000_000 },
  // After the default of 1.5 s Meilisearch returns partial results; we want all or an error.
  searchCutoffMs: 60_000,
  facetSearch: false,
} satisfies Settings;

/** Whether a server has them. It may have more in a group of settings: defaults. */
export function hasSettings(present: Settings): boolean {
  return Object.entries(INDEX_SETTINGS).every(([name, wanted]) => {
    const had: unknown = present[name as keyof Settings];
    const isGroup = typeof wanted === 'object' && !Array.isArray(wanted);
    return isDeepStrictEqual(had, isGroup ? Object.assign({}, had, wanted) : wanted);
  });
}
