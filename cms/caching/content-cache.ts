import { LRUCache } from 'lru-cache';

/** All tables except the one whose changes affect only search results. */
export const CONTENT = /^(?!search_documents$)/;

interface ContentCacheOptions<Value extends {}> {
  /** The tables whose changes clear the cache. */
  readonly madeFrom: RegExp;
  /** The limit, by number or by size; the least recently used goes first. */
  readonly most:
    | { readonly max: number }
    | {
        readonly maxSize: number;
        sizeCalculation(value: Value): number;
        /** Milliseconds; without, forever. */ readonly ttl?: number;
      };
}

/** An outdated value that somebody renews is returned to others for so long. */
const RENEWED_WITHIN_MS = 5_000;

interface Kept<Value> {
  readonly value: Value;
  readonly revision: number;
  renewedSince?: number;
}

/**
 * A cache of values derived from watched tables. It expires on change, and by time only if told to: a change clears all of it, and a
 * value whose computation began before the change is not stored after it.
 */
export class ContentCache<Value extends {}> {
  readonly #madeFrom: RegExp;
  readonly #values: LRUCache<string, Kept<Value>>;
  #revision = 0;
  #hearsChanges: () => boolean = () => false;

  constructor({ madeFrom, most }: ContentCacheOptions<Value>) {
    this.#madeFrom = madeFrom;
    this.#values = new LRUCache(
      'max' in most ? most : { ...most, sizeCalculation: ({ value }) => most.sizeCalculation(value) },
    );
  }

  /** While `hearsChanges` is false, change notices are missed and nothing is returned from here. */
  trustWhile(hearsChanges: () => boolean): void {
    this.#hearsChanges = hearsChanges;
    this.#forgetAll();
  }

  /** While false, change notices are missed. */
  hearsChanges(): boolean {
    return this.#hearsChanges();
  }

  /**
   * Without a table, anything may have changed. Gathered changes, those of long work, only outdate the values. Returns
   * whether the cache was cleared or outdated.
   */
  noteChange(table?: string, isGathered = false): boolean {
    const isOutdated = table === undefined || this.#madeFrom.test(table);
    if (isOutdated && isGathered) this.#revision += 1;
    else if (isOutdated) this.#forgetAll();
    return isOutdated;
  }

  find(key: string): Value | undefined {
    const kept = this.#hearsChanges() ? this.#values.get(key) : undefined;
    return kept?.revision === this.#revision ? kept.value : undefined;
  }

  /**
   * For whoever only shows it: an outdated value is missing for the first who asks, who makes it anew, and returned to
   * others meanwhile.
   */
  findToShow(key: string): Value | undefined {
    const kept = this.#hearsChanges() ? this.#values.get(key) : undefined;
    if (!kept || kept.revision === this.#revision) return kept?.value;
    const now = performance.now();
    if (now - (kept.renewedSince ?? -Infinity) < RENEWED_WITHIN_MS) return kept.value;
    kept.renewedSince = now;
    return undefined;
  }

  /** The last known value, perhaps stale: for when the database is unreachable. */
  findOld(key: string): Value | undefined {
    return this.#values.get(key)?.value;
  }

  /** Call before computing a value: a change after this call keeps the value out of the cache. */
  open(): (key: string, value: Value) => void {
    const revision = this.#revision;
    return (key, value) => {
      if (revision === this.#revision && this.#hearsChanges()) this.#values.set(key, { value, revision });
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
