import { useSyncExternalStore } from 'react';

/** The `subscribe` function of a store that never changes. */
export const neverChanges = () => () => undefined;

/** False on the server and during hydration, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
