/**
 * The value of a key, made by `make` unless it is known; what is remembered is forgotten before anybody is told that
 * the index has changed.
 */
export type Remember = <T>(key: string, make: () => Promise<T>) => Promise<T>;

export const rememberNothing: Remember = (_key, make) => make();
