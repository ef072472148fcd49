import { neighborhoodKey, type QuizSettings } from './settings.ts';

/** The neighborhoods of a zip by their keys, own ones first. */
export interface ZipKeys {
  /** `null` for suburbs without lists of their own. */
  readonly walkable: ReadonlySet<string> | null;
  readonly byCar: ReadonlySet<string> | null;
  /** City neighborhoods of a suburb. */
  readonly fallback: ReadonlySet<string> | null;
  /** What counts as near for a place that no walk leads to. */
  readonly near: ReadonlySet<string>;
}

/** Worked out once per content: folding names for every question would cost more than the answer. */
export function keyZips({ zips, suburbs }: QuizSettings): ReadonlyMap<string, ZipKeys> {
  const fallbacks = new Map(suburbs.map(({ zip, neighborhoods }) => [zip, keysOf(neighborhoods)]));
  const keyed = new Map<string, ZipKeys>(
    [...fallbacks].map(([zip, fallback]) => [zip, { walkable: null, byCar: null, fallback, near: fallback }]),
  );
  for (const { zip, neighborhoods, nearby, walkable } of zips) {
    keyed.set(zip, {
      walkable: keysOf(walkable),
      byCar: keysOf([...neighborhoods, ...nearby]),
      fallback: fallbacks.get(zip) ?? null,
      near: keysOf([...neighborhoods, ...nearby, ...walkable]),
    });
  }
  return keyed;
}

function keysOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map(neighborhoodKey));
}
