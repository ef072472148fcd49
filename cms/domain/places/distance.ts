import { roundMiles } from '../words/quantities.ts';

/** A stored position in degrees; either number may be unknown. */
export interface Located {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** A known position in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Spec 1 §9. */
export const EARTH_RADIUS_KM = 6371;
export const KM_PER_MILE = 1.609344;
/** Along a meridian. */
export const MILES_PER_DEGREE = (Math.PI * EARTH_RADIUS_KM) / 180 / KM_PER_MILE;

/**
 * A place's position, or `null` when unknown: a number is missing or out of range, or both are 0, which
 * imports write for "no coordinates" (decisions §3).
 */
export function locationOf({ latitude, longitude }: Located): Coordinates | null {
  if (latitude === null || longitude === null) return null;
  if (latitude === 0 && longitude === 0) return null;
  // Written so that NaN fails as well.
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  return { latitude, longitude };
}

/** Great-circle (haversine) distance in miles, unrounded, for finding the closest. */
export function greatCircleMiles(a: Coordinates, b: Coordinates): number {
  const halfLatitude = radians(b.latitude - a.latitude) / 2;
  const halfLongitude = radians(b.longitude - a.longitude) / 2;
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(halfLongitude) ** 2;
  // For antipodes, rounding can lift the chord slightly above 1, whose arcsine is NaN.
  return (2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)))) / KM_PER_MILE;
}

/** Great-circle distance in miles, rounded to what cards show, by which nearby sorts (spec 1 §9). */
export function distanceMiles(a: Coordinates, b: Coordinates): number {
  return roundMiles(greatCircleMiles(a, b));
}
function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
