import type { SearchEngine, ShadowIndex } from '../engine.ts';
import type { Fold } from '../search-terms.ts';
import { answerOf, connect, finish, send as sendByHttp, type Send } from './connection.ts';
import { documentIndex } from './document-index.ts';
import { INDEX_SETTINGS } from './settings.ts';

export interface MeilisearchOptions {
  readonly url: string;
  /** A key with access to search, documents, settings, indexes and tasks. */
  readonly apiKey?: string | undefined;
  readonly indexName?: string | undefined;
  readonly fold: Fold;
  readonly timeoutMs?: number | undefined;
  /** Transport; tests replay recordings. */
  readonly send?: Send | undefined;
}

const SEARCH_TIMEOUT_MS = 800;

/** The Meilisearch engine. Uses three indexes: the live one, `-next` for rebuilds, `-previous` for rollback. */
export function meilisearchEngine(options: MeilisearchOptions): SearchEngine {
  const { url, apiKey, fold, indexName = 'restaurants', timeoutMs = SEARCH_TIMEOUT_MS } = options;
  const { send = sendByHttp } = options;
  const client = connect({ url, apiKey, timeoutMs, send });
  const next = `${indexName}-next`;
  const previous = `${indexName}-previous`;
  const documentsOf = (uid: string) => documentIndex(client, uid, fold);

  /** One that is missing fails its task, and is as good as deleted. */
  const drop = async (uid: string) => void (await answerOf(client.deleteIndex(uid).waitTask()));
  /** Meilisearch creates an index that is missing, and changes nothing for settings that it has. */
  const prepare = (uid: string) => finish(client.index(uid).updateSettings(INDEX_SETTINGS));

  return {
    name: 'meilisearch',
    ...documentsOf(indexName),
    prepare: () => prepare(indexName),
    async isHealthy() {
      try {
        // `/health` checks neither our API key nor our index.
        await client.index(indexName).search('', { limit: 0 });
        return true;
      } catch {
        return false;
      }
    },
    async buildShadow(): Promise<ShadowIndex> {
      await drop(next);
      await prepare(next);
      const shadow = documentsOf(next);
      return {
        ...shadow,
        async swap() {
          // In this order, an interrupted swap never leaves an unfinished index as `-previous`.
          await drop(previous);
          await finish(client.swapIndexes([{ indexes: [indexName, next], rename: false }]));
          await finish(client.swapIndexes([{ indexes: [next, previous], rename: true }]));
        },
        discard: () => drop(next),
      };
    },
    rollback: () => finish(client.swapIndexes([{ indexes: [indexName, previous], rename: false }])),
  };
}
