import { postalKey } from '../addresses/postal-codes.ts';
import { neighborhoodKey, type QuizSettings } from './settings.ts';

/** The neighborhood keys of a zip, its own first. */
export interface ZipKeys {
  /** `null` for suburbs without lists. */
  readonly walkable: ReadonlySet<string> | null;
  readonly byCar: ReadonlySet<string> | null;
  /** City neighborhoods of a suburb. */
  readonly fallback: ReadonlySet<string> | null;
  /** What counts as near when padding results. */
  readonly near: ReadonlySet<string>;
}

/** Computed once per content version: folding names per request would cost more than the recommendation. */
export function keyZips({ zips, suburbs }: QuizSettings): ReadonlyMap<string, ZipKeys> {
  const fallbacks = new Map(suburbs.map(({ zip, neighborhoods }) => [postalKey(zip), keysOf(neighborhoods)]));
  const keyed = new Map<string, ZipKeys>(
    [...fallbacks].map(([zip, fallback]) => [zip, { walkable: null, byCar: null, fallback, near: fallback }]),
  );
  for (const { zip, neighborhoods, nearby, walkable } of zips) {
    keyed.set(postalKey(zip), {
      walkable: keysOf(walkable),
      byCar: keysOf([...neighborhoods, ...nearby]),
      fallback: fallbacks.get(postalKey(zip)) ?? null,
      near: keysOf([...neighborhoods, ...nearby, ...walkable]),
    });
  }
  return keyed;
}

function keysOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map(neighborhoodKey));
}
