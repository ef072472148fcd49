import type { Coordinates } from '#domain/places/distance';

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

/** The reader's location, or why there is none. */
export function askBrowser(): Promise<Coordinates | { readonly error: string }> {
  // Some browsers lack it, despite the types.
  const geolocation = navigator.geolocation as Geolocation | undefined;
  if (geolocation === undefined) return Promise.resolve({ error: UNSUPPORTED });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, message }) => resolve({ error: [REASONS.get(code), message].join(' ').trim() }),
      { timeout: ANSWER_WITHIN_MS, maximumAge: KNOWN_FOR_MS },
    );
  });
}
