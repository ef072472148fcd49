import { isDeepStrictEqual } from 'node:util';
import type { Settings } from 'meilisearch';
import settings from './settings.json' with { type: 'json' };

/** The order of "best": open, score and review count descending, then name and id; unknown values last. */
export const BEST = ['isClosed:asc', 'score:desc', 'reviewCount:desc', 'nameKey:asc', 'id:asc'];

/**
 * Index settings that differ from Meilisearch's defaults: the default limits of 100 values of a facet and 1,000 hits are
 * too low for exact counts, and after the default of 1.5 s it returns partial results, where we want all or an error.
 * Synonyms are data (`setSynonyms`).
 */
export const INDEX_SETTINGS = { ...settings, rankingRules: [...settings.rankingRules, ...BEST] };

/** Whether a server has them. It may have more in a group of settings: defaults. */
export function hasSettings(present: Settings): boolean {
  return Object.entries(INDEX_SETTINGS).every(([name, wanted]) => {
    const had: unknown = present[name as keyof Settings];
    const isGroup = typeof wanted === 'object' && !Array.isArray(wanted);
    return isDeepStrictEqual(had, isGroup ? Object.assign({}, had, wanted) : wanted);
  });
}
