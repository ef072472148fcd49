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

/** From so many visitors on, the next ones see a value that is outdated while it is made again. */
const OFTEN = 5;

interface Kept<Value> {
  readonly value: Value;
  readonly revision: number;
  /** How often it was shown. */
  shows: number;
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
   * Without a table, anything may have changed. Returns whether the cache was cleared, or its values outdated where those
   * shown often may be shown until `forgetOutdated`.
   */
  noteChange(table?: string, showsOutdated = false): boolean {
    const isOutdated = table === undefined || this.#madeFrom.test(table);
    if (isOutdated && showsOutdated) this.#revision += 1;
    else if (isOutdated) this.#forgetAll();
    return isOutdated;
  }

  find(key: string): Value | undefined {
    const kept = this.#hearsChanges() ? this.#values.get(key) : undefined;
    return kept?.revision === this.#revision ? kept.value : undefined;
  }

  /** For whoever only shows it: an outdated value, too, if it was shown often, until it is forgotten. */
  findToShow(key: string): Value | undefined {
    const kept = this.#hearsChanges() ? this.#values.get(key) : undefined;
    if (!kept || (kept.revision !== this.#revision && kept.shows < OFTEN)) return undefined;
    kept.shows += 1;
    return kept.value;
  }

  /** The keys of outdated values that are shown, the last shown first: they should be made again. */
  outdated(): string[] {
    if (!this.#hearsChanges()) return [];
    const entries = [...this.#values.entries()];
    return entries.flatMap(([key, { revision, shows }]) =>
      revision !== this.#revision && shows >= OFTEN ? [key] : [],
    );
  }

  /** Call before outdated values are renewed: then it forgets those that were outdated before this call. */
  forgetOutdated(): () => void {
    const revision = this.#revision;
    return () => {
      const old = [...this.#values.entries()].filter(([, kept]) => kept.revision < revision);
      for (const [key] of old) this.#values.delete(key);
    };
  }

  /** The last known value, perhaps stale: for when the database is unreachable. */
  findOld(key: string): Value | undefined {
    return this.#values.get(key)?.value;
  }

  /** Call before computing a value: a change after this call keeps the value out of the cache. */
  open(): (key: string, value: Value) => void {
    const revision = this.#revision;
    return (key, value) => {
      if (revision === this.#revision && this.#hearsChanges())
        this.#values.set(key, { value, revision, shows: 0 });
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
