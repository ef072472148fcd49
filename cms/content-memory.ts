/** The tables (and those of their rows and lists) that content is worked out from. */
const CONTENT = /^(?:restaurants|media|listing_rules|quiz_settings)(?:_|$)/;

/** How a changed index announces itself; and what decides on the names that a search offers. */
export const INDEX = /^(?:search_documents$|listing_rules(?:_|$))/;

/**
 * What one process has worked out from watched tables and need not work out again while the content stays as it is.
 * Exact, not timed: a change forgets everything, and what was begun before it is not remembered after it.
 */
export class ContentMemory {
  readonly #watched: RegExp;
  #values = new Map<string, Promise<unknown>>();
  #hearsChanges: () => boolean = () => false;

  constructor(watched = CONTENT) {
    this.#watched = watched;
  }

  /** Nothing is remembered while `hearsChanges` says that changes go unheard. */
  trustWhile(hearsChanges: () => boolean): void {
    this.#hearsChanges = hearsChanges;
    this.#values.clear();
  }

  /** Without a table anything may have changed. True when what was remembered is forgotten. */
  noteChange(table?: string): boolean {
    const isWatched = table === undefined || this.#watched.test(table);
    if (isWatched) this.#values.clear();
    return isWatched;
  }

  /** The value of a key, made by `make` once per content; a failure is not remembered. */
  remember<T>(key: string, make: () => Promise<T>): Promise<T> {
    if (!this.#hearsChanges()) return make();
    const known = this.#values.get(key);
    // A key belongs to one caller, who always makes the same kind of value.
    if (known) return known as Promise<T>;
    const made = make();
    this.#values.set(key, made);
    made.catch(() => {
      if (this.#values.get(key) === made) this.#values.delete(key);
    });
    return made;
  }
}
