import { CONTENT, ContentCache } from './content-cache.ts';

/** How a changed index announces itself; and what decides on the names that a search offers. */
export const INDEX = /^(?:search_documents$|listing_rules(?:_|$))/;

/** Each caller has a few keys of its own. */
const MOST_KEYS = 100;

/** What one process has worked out from watched tables and need not work out again while they stay as they are. */
export class ContentMemory extends ContentCache<Promise<unknown>> {
  constructor(madeFrom = CONTENT) {
    super({ madeFrom, most: { max: MOST_KEYS } });
  }

  /** The value of a key, made by `make` once per content; a failure is not remembered. */
  remember<T>(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.find(key);
    // A key belongs to one caller, who always makes the same kind of value.
    if (known) return known as Promise<T>;
    const keep = this.open();
    const made = make();
    keep(key, made);
    made.catch(() => {
      if (this.findOld(key) === made) this.forget(key);
    });
    return made;
  }
}
