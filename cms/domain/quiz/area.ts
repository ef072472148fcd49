import type { QuizAnswers } from './answers.ts';
import type { PooledPlace, QuizPool } from './quiz-pool.ts';

export type AreaScope = 'city' | 'walking' | 'short-drive' | 'suburban';

/** The searched area and how it was chosen. */
export interface QuizArea {
  /** The scope that was searched. */
  readonly scope: AreaScope;
  /** `null` if unrestricted. */
  readonly keys: ReadonlySet<string> | null;
  /** Stored names, without those that have no places. */
  readonly neighborhoods: readonly string[];
  /** Places in the area; the whole pool when unrestricted. */
  readonly found: number;
  /** The zip is unknown or has no places: the search was extended. */
  readonly isLimited: boolean;
  /** The search covers a larger area than requested. */
  readonly isWidened: boolean;
}

/**
 * The area for a distance and a zip (spec 2 §4, decisions §7). Walking: the walkable neighborhoods, or a
 * short drive if those have no places. Short drive, and no distance given: the zip's own and nearby
 * neighborhoods. If none have places, and for suburbs without lists: the suburb's city neighborhoods.
 * Anywhere, or a skipped or unknown zip: the whole city.
 */
export function areaFor(answers: Pick<QuizAnswers, 'distance' | 'zipcode'>, pool: QuizPool): QuizArea {
  const { distance, zipcode } = answers;
  if (distance === 'anywhere' || zipcode === null) return wholeCity(pool, false);
  const zip = pool.zips.get(zipcode);
  const onFoot = distance === 'walking' ? areaOf(pool, 'walking', zip?.walkable) : null;
  if (onFoot) return onFoot;
  const byCar = areaOf(pool, 'short-drive', zip?.byCar);
  if (byCar) return { ...byCar, isWidened: distance === 'walking' };
  const inTheCity = areaOf(pool, 'suburban', zip?.fallback);
  // A suburb without its own lists is still a known zip.
  if (inTheCity) return { ...inTheCity, isLimited: zip?.byCar !== null, isWidened: true };
  return wholeCity(pool, true);
}

/** The neighborhoods that the answers ask for, `null` if unrestricted. */
export function askedKeys(
  { distance, zipcode }: Pick<QuizAnswers, 'distance' | 'zipcode'>,
  { zips }: Pick<QuizPool, 'zips'>,
): ReadonlySet<string> | null {
  const zip = zips.get(zipcode ?? '');
  return (distance === 'walking' ? zip?.walkable : zip?.byCar) ?? null;
}

/** The places of the area, in their order. */
export function inArea(
  places: readonly PooledPlace[],
  { keys }: Pick<QuizArea, 'keys'>,
): readonly PooledPlace[] {
  return keys === null ? places : places.filter((place) => keys.has(place.neighborhoodKey));
}

/** `null` when none of the neighborhoods has a place. */
function areaOf(
  pool: QuizPool,
  scope: AreaScope,
  keys: ReadonlySet<string> | null | undefined,
): QuizArea | null {
  if (!keys) return null;
  const present = [...keys].flatMap((key) => pool.neighborhoods.get(key) ?? []);
  if (present.length === 0) return null;
  return {
    scope,
    keys,
    neighborhoods: present.map(({ name }) => name),
    found: present.reduce((sum, { count }) => sum + count, 0),
    isLimited: false,
    isWidened: false,
  };
}

function wholeCity(pool: QuizPool, isLimited: boolean): QuizArea {
  return {
    scope: 'city',
    keys: null,
    neighborhoods: [],
    found: pool.places.length,
    isLimited,
    isWidened: isLimited,
  };
}
