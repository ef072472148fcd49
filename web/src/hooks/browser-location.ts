import { useSyncExternalStore } from 'react';

/** The reader's location (spec 1 §4). It leaves this store only in a search request. */
export interface LocationState {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly error: string | null;
  readonly loading: boolean;
}

const UNKNOWN: LocationState = { latitude: null, longitude: null, error: null, loading: false };

let state = UNKNOWN;
const listeners = new Set<() => void>();

function set(next: LocationState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Requests the location; the browser may prompt the reader. Resolves to whether it is known; never rejects. */
export async function requestLocation(): Promise<boolean> {
  set({ ...state, error: null, loading: true });
  // Few readers ask for it. Without the code there is no location either.
  const found = await import('./ask-browser.ts').then(({ askBrowser }) => askBrowser()).catch(() => null);
  set({ ...UNKNOWN, ...found });
  return state.latitude !== null;
}

/** The location shared by all pages; unknown on the server and before `requestLocation` has succeeded. */
export function useBrowserLocation(): LocationState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => UNKNOWN,
  );
}
