import { LRUCache } from 'lru-cache';

/** All tables except the one whose changes affect only search results. */
export const CONTENT = /^(?!search_documents$)/;

interface ContentCacheOptions<Value extends {}> {
  /** The tables whose changes clear the cache. */
  readonly madeFrom: RegExp;
  /** The limit, by number or by size; the least recently used goes first. */
  readonly most:
    { readonly max: number } | { readonly maxSize: number; sizeCalculation(value: Value): number };
}

/**
 * A cache of values derived from watched tables. It expires on change, not by time: a change clears all of it, and a
 * value whose computation began before the change is not stored after it.
 */
export class ContentCache<Value extends {}> {
  readonly #madeFrom: RegExp;
  readonly #values: LRUCache<string, Value>;
  #revision = 0;
  #hearsChanges: () => boolean = () => false;

  constructor({ madeFrom, most }: ContentCacheOptions<Value>) {
    this.#madeFrom = madeFrom;
    this.#values = new LRUCache(most);
  }

  /** While `hearsChanges` is false, change notices are missed and nothing is returned from here. */
  trustWhile(hearsChanges: () => boolean): void {
    this.#hearsChanges = hearsChanges;
    this.#forgetAll();
  }

  /** Without a table, anything may have changed. Returns whether the cache was cleared. */
  noteChange(table?: string): boolean {
    const isOutdated = table === undefined || this.#madeFrom.test(table);
    if (isOutdated) this.#forgetAll();
    return isOutdated;
  }

  find(key: string): Value | undefined {
    return this.#hearsChanges() ? this.#values.get(key) : undefined;
  }

  /** The last known value, perhaps stale: for when the database is unreachable. */
  findOld(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /** Call before computing a value: a change after this call keeps the value out of the cache. */
  open(): (key: string, value: Value) => void {
    const revision = this.#revision;
    return (key, value) => {
      if (revision === this.#revision && this.#hearsChanges()) this.#values.set(key, value);
    };
  }

  forget(key: string): void {
    this.#values.delete(key);
  }

  #forgetAll(): void {
    this.#revision += 1;
    this.#values.clear();
  }
}
