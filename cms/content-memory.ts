/** What is worked out from these tables (and those of their rows and lists) may be remembered. */
const WATCHED = /^(?:restaurants|media|listing_rules|quiz_settings)(?:_|$)/;

/**
 * What one process has worked out from the content and need not work out again while the content stays as it is.
 * Exact, not timed: a change forgets everything, and what was begun before it is not remembered after it.
 */
export class ContentMemory {
  #values = new Map<string, Promise<unknown>>();
  #hearsChanges: () => boolean = () => false;

  /** Nothing is remembered while `hearsChanges` says that changes go unheard. */
  trustWhile(hearsChanges: () => boolean): void {
    this.#hearsChanges = hearsChanges;
    this.#values.clear();
  }

  /** Without a table anything may have changed. */
  noteChange(table?: string): void {
    if (table === undefined || WATCHED.test(table)) this.#values.clear();
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

// On `globalThis`, because the panel's bundle holds a second copy of this module in the same process.
const holder: { baltimoreContentMemory?: ContentMemory } = globalThis as never;

/** The memory of this process. It remembers nothing until the host hears of changes. */
export function contentMemory(): ContentMemory {
  return (holder.baltimoreContentMemory ??= new ContentMemory());
}
