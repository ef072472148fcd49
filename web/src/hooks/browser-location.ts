import { useSyncExternalStore } from 'react';

/**
 * The reader's location as reported by the browser (spec 1 §4). It leaves this store only in a search
 * request.
 */
export interface LocationState {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly error: string | null;
  readonly loading: boolean;
}

const UNSUPPORTED = 'Geolocation is not supported by your browser';
/** By the code of a `GeolocationPositionError`, before the browser's own message (spec 1 §8). */
const REASONS: ReadonlyMap<number, string> = new Map([
  [1, 'your browser isn’t sharing your location with this site. You can allow it in your settings.'],
  [2, 'your device couldn’t pin it down.'],
  [3, 'it took too long to find you. Try again.'],
]);
const ANSWER_WITHIN_MS = 15_000;
/** A five-minute-old position is accurate enough for "nearby". */
const KNOWN_FOR_MS = 5 * 60_000;

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
export function requestLocation(): Promise<boolean> {
  // Some browsers lack it, despite the types.
  const geolocation = navigator.geolocation as Geolocation | undefined;
  if (geolocation === undefined) {
    set({ ...UNKNOWN, error: UNSUPPORTED });
    return Promise.resolve(false);
  }
  set({ ...state, error: null, loading: true });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        set({ latitude, longitude, error: null, loading: false });
        resolve(true);
      },
      ({ code, message }) => {
        set({ ...UNKNOWN, error: [REASONS.get(code), message].join(' ').trim() });
        resolve(false);
      },
      { timeout: ANSWER_WITHIN_MS, maximumAge: KNOWN_FOR_MS },
    );
  });
}

/** The location shared by all pages; unknown on the server and before `requestLocation` has succeeded. */
export function useBrowserLocation(): LocationState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => UNKNOWN,
  );
}
