import type { Settings } from 'meilisearch';
import { NO_EARLIER_INDEX, type SearchEngine, type ShadowIndex } from '../engine.ts';
import type { Fold } from '../search-terms.ts';
import { answerOf, connect, finish, orIfMissing, type ConnectionOptions } from './connection.ts';
import { documentIndex } from './document-index.ts';
import { hasSettings, INDEX_SETTINGS } from './settings.ts';

export interface MeilisearchOptions extends Partial<Omit<ConnectionOptions, 'url'>> {
  readonly url: string;
  readonly indexName?: string | undefined;
  readonly fold: Fold;
}

const SEARCH_TIMEOUT_MS = 800;

/** The Meilisearch engine. Uses three indexes: the live one, `-next` for rebuilds, `-previous` for rollback. */
export function meilisearchEngine(options: MeilisearchOptions): SearchEngine {
  const { fold, indexName = 'restaurants', timeoutMs = SEARCH_TIMEOUT_MS } = options;
  const client = connect({ apiKey: undefined, ...options, timeoutMs });
  const next = `${indexName}-next`;
  const previous = `${indexName}-previous`;

  /** One that is missing fails its task, and is as good as deleted. */
  const drop = async (uid: string) => void (await answerOf(client.deleteIndex(uid).waitTask()));
  /** Meilisearch creates an index that is missing, but for settings that it has, too, it indexes all documents anew. */
  const prepare = async (uid: string) => {
    const present = await orIfMissing<Settings>(answerOf(client.index(uid).getSettings()), () => ({}));
    if (!hasSettings(present)) await finish(client.index(uid).updateSettings(INDEX_SETTINGS));
  };

  return {
    name: 'meilisearch',
    ...documentIndex(client, indexName, fold),
    prepare: () => prepare(indexName),
    async isHealthy() {
      // `/health` checks neither our API key nor our index.
      const [{ status }] = await Promise.allSettled([client.index(indexName).search('', { limit: 0 })]);
      return status === 'fulfilled';
    },
    async buildShadow(): Promise<ShadowIndex> {
      await drop(next);
      await prepare(next);
      return {
        ...documentIndex(client, next, fold),
        async swap() {
          // In this order, an interrupted swap never leaves an unfinished index as `-previous`.
          await drop(previous);
          await finish(client.swapIndexes([{ indexes: [indexName, next], rename: false }]));
          await finish(client.swapIndexes([{ indexes: [next, previous], rename: true }]));
        },
        discard: () => drop(next),
      };
    },
    rollback: () =>
      orIfMissing(finish(client.swapIndexes([{ indexes: [indexName, previous], rename: false }])), () => {
        throw new Error(NO_EARLIER_INDEX);
      }),
  };
}
