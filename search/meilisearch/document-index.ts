import type { Meilisearch } from 'meilisearch';
import type { SearchIndex } from '../engine.ts';
import type { Synonym } from '../query.ts';
import { searchKey, wordsOf, type Fold } from '../search-terms.ts';
import { answerOf, finish } from './connection.ts';
import { findPlaces } from './find-places.ts';
import { documentOf, type IndexedDocument } from './indexed-document.ts';
import { multiSearch } from './multi-search.ts';

export interface DocumentIndexOptions {
  readonly uid: string;
  readonly fold: Fold;
  /** Client with a short timeout. */
  readonly searching: Meilisearch;
  /** Client with a long timeout. */
  readonly writing: Meilisearch;
}

/** Documents per request: a few megabytes. */
const BATCH = 2_000;

/** A Meilisearch index, live or shadow. */
export function documentIndex({ uid, fold, searching, writing }: DocumentIndexOptions): SearchIndex {
  const index = writing.index<IndexedDocument>(uid);
  const ask = multiSearch(searching, uid);
  return {
    search: (request) => findPlaces(ask, request),
    async upsert(places) {
      for (const batch of inBatches(places)) {
        await finish(index.addDocuments(batch.map((place) => documentOf(fold, place))));
      }
    },
    async remove(ids) {
      if (ids.length > 0) await finish(index.deleteDocuments([...ids]));
    },
    async setSynonyms(synonyms) {
      await finish(index.updateSynonyms(synonymSettings(fold, synonyms)));
    },
    async synonyms() {
      return synonymsOf(await answerOf(index.getSynonyms()));
    },
    async fingerprints() {
      const prints = new Map<number, string>();
      // Page by id, not by offset: concurrent writes would shift documents between pages.
      for (let after = 0, more = true; more;) {
        const { results } = await answerOf(
          index.getDocuments<{ id: number; fingerprint: string }>({
            fields: ['id', 'fingerprint'],
            filter: `id > ${after}`,
            sort: ['id:asc'],
            limit: BATCH,
          }),
        );
        for (const { id, fingerprint } of results) prints.set(id, fingerprint);
        after = results.at(-1)?.id ?? after;
        more = results.length === BATCH;
      }
      return prints;
    },
  };
}

function* inBatches<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += BATCH) yield items.slice(from, from + BATCH);
}

/** Folded like documents and queries: Meilisearch looks up terms as spelled in the query. */
function synonymSettings(fold: Fold, synonyms: readonly Synonym[]): Record<string, string[]> {
  const words = (text: string) => wordsOf(searchKey(fold, text)).join(' ');
  const meanings = new Map<string, string[]>();
  for (const { term, meaning } of synonyms) {
    const [key, value] = [words(term), words(meaning)];
    if (key !== '' && value !== '') meanings.set(key, [...(meanings.get(key) ?? []), value]);
  }
  return Object.fromEntries(meanings);
}

function synonymsOf(settings: Readonly<Record<string, string[]>> | null): Synonym[] {
  return Object.entries(settings ?? {})
    .flatMap(([term, meanings]) => meanings.map((meaning) => ({ term, meaning })))
    .sort((a, b) => compare(a.term, b.term) || compare(a.meaning, b.meaning));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
