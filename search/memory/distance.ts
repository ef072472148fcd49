import type { Coordinates } from '../query.ts';

const EARTH_RADIUS_MILES = 3_958.8;
const RADIAN = Math.PI / 180;
/** To the north or south. */
export const MILES_PER_DEGREE = EARTH_RADIUS_MILES * RADIAN;

/** Along the surface of the earth (haversine). */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const half =
    Math.sin(((b.latitude - a.latitude) * RADIAN) / 2) ** 2 +
    Math.cos(a.latitude * RADIAN) *
      Math.cos(b.latitude * RADIAN) *
      Math.sin(((b.longitude - a.longitude) * RADIAN) / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(half));
}
