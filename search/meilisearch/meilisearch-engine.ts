import type { Settings } from 'meilisearch';
import type { SearchEngine, ShadowIndex } from '../engine.ts';
import type { Fold } from '../search-terms.ts';
import { answerOf, connect, finish, isMissingIndex } from './connection.ts';
import { documentIndex } from './document-index.ts';
import { send as sendByHttp, type Send } from './send.ts';
import { settingsToChange } from './settings.ts';

export interface MeilisearchOptions {
  readonly url: string;
  /** A key with access to search, documents, settings, indexes and tasks. */
  readonly apiKey?: string | undefined;
  readonly indexName?: string | undefined;
  readonly fold: Fold;
  /** Timeout of searches; writes get more time. */
  readonly timeoutMs?: number | undefined;
  /** Transport; tests replay recordings. */
  readonly send?: Send | undefined;
}

const SEARCH_TIMEOUT_MS = 800;
const WRITE_TIMEOUT_MS = 30_000;

/** The Meilisearch engine. Uses three indexes: the live one, `-next` for rebuilds, `-previous` for rollback. */
export function meilisearchEngine(options: MeilisearchOptions): SearchEngine {
  const { url, apiKey, fold, indexName = 'restaurants', timeoutMs = SEARCH_TIMEOUT_MS } = options;
  const { send = sendByHttp } = options;
  const searching = connect({ url, apiKey, timeoutMs, send });
  const writing = connect({ url, apiKey, timeoutMs: WRITE_TIMEOUT_MS, send });
  const next = `${indexName}-next`;
  const previous = `${indexName}-previous`;
  const documentsOf = (uid: string) => documentIndex({ uid, fold, searching, writing });

  /** Null if the index doesn't exist. */
  async function settingsOf(uid: string): Promise<Settings | null> {
    try {
      return await answerOf(writing.index(uid).getSettings());
    } catch (error) {
      if (isMissingIndex(error)) return null;
      throw error;
    }
  }

  async function dropIfExists(uid: string): Promise<void> {
    if (await settingsOf(uid)) await finish(writing.deleteIndex(uid));
  }

  async function ensureIndex(uid: string): Promise<void> {
    const present = await settingsOf(uid);
    if (!present) await finish(writing.createIndex(uid, { primaryKey: 'id' }));
    const changes = settingsToChange(present ?? {});
    if (changes) await finish(writing.index(uid).updateSettings(changes));
  }

  return {
    name: 'meilisearch',
    ...documentsOf(indexName),
    prepare: () => ensureIndex(indexName),
    async isHealthy() {
      try {
        // `/health` checks neither our API key nor our index.
        await searching.index(indexName).search('', { limit: 0 });
        return true;
      } catch {
        return false;
      }
    },
    async buildShadow(): Promise<ShadowIndex> {
      await dropIfExists(next);
      await ensureIndex(next);
      const shadow = documentsOf(next);
      return {
        ...shadow,
        async swap() {
          // In this order, an interrupted swap never leaves an unfinished index as `-previous`.
          await dropIfExists(previous);
          await finish(writing.swapIndexes([{ indexes: [indexName, next], rename: false }]));
          await finish(writing.swapIndexes([{ indexes: [next, previous], rename: true }]));
        },
        discard: () => dropIfExists(next),
      };
    },
    async rollback() {
      if (!(await settingsOf(previous))) throw new Error('There is no earlier index to go back to.');
      await finish(writing.swapIndexes([{ indexes: [indexName, previous], rename: false }]));
    },
    async close() {},
  };
}
