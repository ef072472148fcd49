import { useState, useSyncExternalStore } from 'react';
import { neverChanges } from './use-is-hydrated.ts';

/**
 * True in a component that hydrates what the server drew, false in one drawn by the browser. Unlike `useIsHydrated` it
 * never changes, so nothing is drawn again after hydration.
 */
export function useCameWithPage(): boolean {
  const [{ read, readOnServer }] = useState(rememberOrigin);
  return useSyncExternalStore(neverChanges, read, readOnServer);
}

function rememberOrigin() {
  let cameWithPage = false;
  return {
    read: () => cameWithPage,
    /** React calls this one on the server and while hydrating. */
    readOnServer: () => (cameWithPage = true),
  };
}
