import { useSyncExternalStore } from 'react';

/** A store whose readers are not told of changes. */
export const neverChanges = () => () => undefined;

/** False on the server and during hydration, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
