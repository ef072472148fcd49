import { useSyncExternalStore } from 'react';
import { neverChanges } from '../hooks/use-is-hydrated.ts';

/**
 * Scripts cannot read the session cookie, so a second cookie marks that a session exists. Without it no session request
 * is made: pages are cached for everyone, and most visitors have no account.
 */
const HINT = /(?:^|;\s*)signed-in=1(?:;|$)/;

/**
 * Whether there may be a session; false on the server and during hydration. It never changes for a visitor without an
 * account: a provider that re-renders makes React hydrate the rest of the page in one task.
 */
export function useSessionHint(): boolean {
  return useSyncExternalStore(neverChanges, hasSessionHint, () => false);
}

export const hasSessionHint = () => HINT.test(document.cookie);

/** Called when the session turns out to have expired. */
export function dropSessionHint(): void {
  document.cookie = 'signed-in=; Path=/; Max-Age=0; SameSite=Lax';
}
