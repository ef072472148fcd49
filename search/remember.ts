/**
 * The value of a key, made by `make` unless it is known; what is remembered is forgotten before anybody is told that
 * the index has changed.
 */
export type Remember = <T>(key: string, make: () => Promise<T>) => Promise<T>;

export const rememberNothing: Remember = (_key, make) => make();

/** The same work, never twice at a time: calls made meanwhile share the next one. */
export type SingleFlight = <T>(work: () => Promise<T>) => () => Promise<T>;

/** A private cache for an index with a single writer; a write invalidates it. */
export function openMemory(): { readonly remember: Remember; forget(): void } {
  const values = new Map<string, Promise<unknown>>();
  return {
    remember<T>(key: string, make: () => Promise<T>) {
      const value = values.get(key) ?? make();
      values.set(key, value);
      // A key belongs to one caller, who always makes the same kind of value.
      return value as Promise<T>;
    },
    forget: () => values.clear(),
  };
}
