import type { Operation } from '#contract/operation';
import { ResponseCache, type PreparedResponse } from './response-cache.ts';

export type DependsOn = NonNullable<Operation['dependsOn']>;

/** The one table whose changes alter what a search finds, and nothing else. */
const INDEX_TABLE = 'search_documents';

/** Hands a response to the cache it belongs to, unless what it was made from has changed meanwhile. */
export type Keep = (key: string, response: PreparedResponse, dependsOn: DependsOn) => void;

/**
 * What the site keeps of its answers. Those that come from the search index have a cache of their own: there are as
 * many as there are queries, and they must not push the pages out; the index also changes without the content. A search
 * is kept from the second time on: most are asked once, and what is thrown away unread costs the others their time.
 */
export class SiteCaches {
  #caches: Record<DependsOn, ResponseCache> = {
    content: new ResponseCache({ maxEntries: 8_000, maxBytes: 128 * 1024 * 1024, keepsOnceAsked: true }),
    index: new ResponseCache({ maxEntries: 4_000, maxBytes: 48 * 1024 * 1024, keepsOnceAsked: false }),
  };

  /** Nothing is answered from here while `hearsChanges` says that changes go unheard. */
  trustWhile(hearsChanges: () => boolean): void {
    this.#caches.content.trustWhile(hearsChanges);
    this.#caches.index.trustWhile(hearsChanges);
  }

  find(key: string): PreparedResponse | undefined {
    return this.#caches.content.find(key) ?? this.#caches.index.find(key);
  }

  /** Without a table anything may have changed. */
  noteChange(table?: string): void {
    this.#caches.index.clear();
    if (table !== INDEX_TABLE) this.#caches.content.clear();
  }

  /** To be called before the work on an answer begins: what changes after this call outdates it. */
  open(): Keep {
    const { content, index } = this.#caches;
    const revisions: Record<DependsOn, number> = { content: content.revision, index: index.revision };
    return (key, response, dependsOn) => this.#caches[dependsOn].store(key, response, revisions[dependsOn]);
  }
}
