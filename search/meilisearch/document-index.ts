import type { Meilisearch } from 'meilisearch';
import type { SearchIndex } from '../engine.ts';
import type { Fold } from '../search-terms.ts';
import { sortSynonyms } from '../synonyms.ts';
import { answerOf, finish } from './connection.ts';
import { findPlaces } from './find-places.ts';
import { documentOf, type IndexedDocument } from './indexed-document.ts';

/** Documents per request: a few megabytes. */
const BATCH = 2_000;

/** A Meilisearch index, live or shadow. */
export function documentIndex(client: Meilisearch, uid: string, fold: Fold): SearchIndex {
  const index = client.index<IndexedDocument>(uid);
  return {
    search: (request) => findPlaces(client, uid, request),
    async upsert(places) {
      for (let from = 0; from < places.length; from += BATCH) {
        const documents = places.slice(from, from + BATCH).map((place) => documentOf(fold, place));
        await finish(index.addDocuments(documents, { primaryKey: 'id' }));
      }
    },
    async remove(ids) {
      if (ids.length > 0) await finish(index.deleteDocuments([...ids]));
    },
    async setSynonyms(synonyms) {
      const byTerm = Map.groupBy(synonyms, ({ term }) => term);
      const meanings = [...byTerm].map(([term, all]) => [term, all.map(({ meaning }) => meaning)] as const);
      await finish(index.updateSynonyms(Object.fromEntries(meanings)));
    },
    async synonyms() {
      const byTerm = Object.entries((await answerOf(index.getSynonyms())) ?? {});
      return sortSynonyms(byTerm.flatMap(([term, all]) => all.map((meaning) => ({ term, meaning }))));
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
