import { CONTENT, ContentCache } from './content-cache.ts';

/** The table whose changes are those of the search index. */
export const INDEX_TABLE = 'search_documents';

/** The table name that announces index changes, and the listing rules, which decide which names search suggests. */
export const INDEX = /^(?:search_documents$|listing_rules(?:_|$))/;

/** Each caller uses a few keys. */
const MAX_KEYS = 100;

/** Memoizes values derived from watched tables until one of the tables changes. */
export class ContentMemory extends ContentCache<Promise<unknown>> {
  constructor(madeFrom = CONTENT) {
    super({ madeFrom, most: { max: MAX_KEYS } });
  }

  /** The value of a key, computed by `make` once per content version; failures are not remembered. */
  remember<T>(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.find(key);
    // A key belongs to one caller, which always stores the same type.
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
