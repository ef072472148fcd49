import { LRUCache } from 'lru-cache';

/** All tables but the one whose changes alter what a search finds, and nothing else. */
export const CONTENT = /^(?!search_documents$)/;

interface ContentCacheOptions<Value extends {}> {
  /** The tables whose changes outdate what is kept. */
  readonly madeFrom: RegExp;
  /** How much is kept; what was not asked for longest goes first. */
  readonly most:
    { readonly max: number } | { readonly maxSize: number; sizeCalculation(value: Value): number };
}

/**
 * What one process keeps that was made from watched tables. Exact, not timed: a change forgets everything, and what was
 * begun before it is not kept after it.
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

  /** Nothing is answered from here while `hearsChanges` says that changes go unheard. */
  trustWhile(hearsChanges: () => boolean): void {
    this.#hearsChanges = hearsChanges;
    this.#forgetAll();
  }

  /** Without a table anything may have changed. True when what was kept is forgotten. */
  noteChange(table?: string): boolean {
    const isOutdated = table === undefined || this.#madeFrom.test(table);
    if (isOutdated) this.#forgetAll();
    return isOutdated;
  }

  find(key: string): Value | undefined {
    return this.#hearsChanges() ? this.#values.get(key) : undefined;
  }

  /** What was true when changes were last heard of: for when nothing newer can be had. */
  findOld(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /** To be called before the work on a value begins: what changes after this call outdates it. */
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
