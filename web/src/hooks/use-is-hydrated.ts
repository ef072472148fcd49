import { useSyncExternalStore } from 'react';

/** For a store that is read once. */
export const neverChanges = () => () => undefined;

/** False on the server and during hydration, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
