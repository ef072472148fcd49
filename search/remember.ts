/**
 * Returns the cached value of a key, or makes it. The cache is cleared before subscribers hear of an index change.
 */
export type Remember = <T>(key: string, make: () => Promise<T>) => Promise<T>;

export const rememberNothing: Remember = (_key, make) => make();

/** Never runs the same work concurrently: calls during a run share the next one. */
export type SingleFlight = <T>(work: () => Promise<T>) => () => Promise<T>;

/** A private cache for an index with a single writer; a write invalidates it. */
export function openMemory(): { readonly remember: Remember; forget(): void } {
  const values = new Map<string, Promise<unknown>>();
  return {
    remember<T>(key: string, make: () => Promise<T>) {
      const value = values.get(key) ?? make();
      values.set(key, value);
      // Each key is used by one caller only, so the type is always the same.
      return value as Promise<T>;
    },
    forget: () => values.clear(),
  };
}
