import type { QuizAnswers } from './answers.ts';
import type { PooledPlace, QuizPool } from './quiz-pool.ts';

export type AreaScope = 'city' | 'walking' | 'short-drive' | 'suburban';

/** Where the places come from, and how that came about. */
export interface QuizArea {
  /** What is searched, in the end. */
  readonly scope: AreaScope;
  /** `null`: no restriction. */
  readonly keys: ReadonlySet<string> | null;
  /** As they are stored, those without places left out. */
  readonly neighborhoods: readonly string[];
  /** Places in the area; all of the pool without a restriction. */
  readonly found: number;
  /** The zip says nothing to us, or has no places: the search went further than was asked. */
  readonly isLimited: boolean;
  /** The answers asked for less than was searched. */
  readonly isWidened: boolean;
}

/**
 * The area of a distance and a zip (spec 2 §4, decisions §7). On foot: the walkable neighborhoods, or by car where
 * those have no places. By car, and without an answer about the distance: the zip's own and the nearby ones. Where
 * nothing is left, and for the suburbs without lists of their own: the suburb's city neighborhoods. Anywhere, and a
 * skipped or unknown zip: the whole city.
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
  // Suburbs without lists of their own are known all the same.
  if (inTheCity) return { ...inTheCity, isLimited: zip?.byCar !== null, isWidened: true };
  return wholeCity(pool, true);
}

/** The keys that a distance from a zip asks for, `null` where it asks for none. */
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

/** `null` where none of the neighborhoods has a place. */
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
