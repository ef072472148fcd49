import { useState, useSyncExternalStore } from 'react';
import { neverChanges } from './use-is-hydrated.ts';

/**
 * True in a component that hydrates server HTML, false in one first rendered by the browser. Unlike `useIsHydrated` it
 * never changes, so hydration causes no second render.
 */
export function useWasServerRendered(): boolean {
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
