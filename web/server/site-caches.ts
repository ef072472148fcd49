import { awaySince } from '#cms/database/database-reach';
import { CONTENT, ContentCache } from '#cms/content-cache';
import type { Operation } from '#contract/operation';
import { LRUCache } from 'lru-cache';
import type { PreparedResponse } from './prepared-response.ts';

export type DependsOn = NonNullable<Operation['dependsOn']>;

const MB = 1024 * 1024;
/** Addresses longer than this are somebody's experiments: answered, not kept. */
const MAX_KEY_LENGTH = 300;
/** Searches that were asked once lately. */
const MOST_ASKED_ONCE = 4_000;

/** Hands a response to the cache it belongs to, unless what it was made from has changed meanwhile. */
export type Keep = (key: string, response: PreparedResponse, dependsOn: DependsOn) => void;

const buildCache = (madeFrom: RegExp, megabytes: number) =>
  new ContentCache<PreparedResponse>({
    madeFrom,
    most: { maxSize: megabytes * MB, sizeCalculation: ({ byteLength }) => byteLength },
  });

/**
 * What the site keeps of its answers. Those that come from the search index have a cache of their own: there are as
 * many as there are queries, and they must not push the pages out; the index also changes without the content. What is
 * searched for is kept from the second time on: most is asked once, and what is thrown away unread costs the others
 * their time.
 */
export class SiteCaches {
  readonly #caches: Record<DependsOn, ContentCache<PreparedResponse>> = {
    content: buildCache(CONTENT, 64),
    index: buildCache(/^/, 16),
  };
  readonly #askedOnce = new LRUCache<string, true>({ max: MOST_ASKED_ONCE });

  /** Nothing is answered from here while `hearsChanges` says that changes go unheard. */
  trustWhile(hearsChanges: () => boolean): void {
    for (const cache of Object.values(this.#caches)) cache.trustWhile(hearsChanges);
  }

  find(key: string): PreparedResponse | undefined {
    return this.#caches.content.find(key) ?? this.#caches.index.find(key);
  }

  /** What was kept before the database went away, saying so: a stale answer is better than none. */
  findOld(key: string): PreparedResponse | undefined {
    const kept = this.#caches.content.findOld(key) ?? this.#caches.index.findOld(key);
    return kept?.asOf(awaySince() ?? new Date());
  }

  /** Without a table anything may have changed. */
  noteChange(table?: string): void {
    for (const cache of Object.values(this.#caches)) cache.noteChange(table);
  }

  /** To be called before the work on an answer begins: what changes after this call outdates it. */
  open(): Keep {
    const keep = { content: this.#caches.content.open(), index: this.#caches.index.open() };
    return (key, response, dependsOn) => {
      if (key.length > MAX_KEY_LENGTH) return;
      if (dependsOn === 'index' && isEndless(key) && !this.#askedOnce.has(key))
        this.#askedOnce.set(key, true);
      else keep[dependsOn](key, response);
    };
  }
}

/** There are as many addresses as pages, but no end of what may stand behind their question marks. */
export function isEndless(address: string): boolean {
  return address.includes('?');
}
