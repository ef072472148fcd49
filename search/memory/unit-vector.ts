import type { Coordinates } from '../query.ts';

export const EARTH_RADIUS_MILES = 3_958.8;

/** Coordinates as a unit vector. */
export function unitVector({ latitude, longitude }: Coordinates): [number, number, number] {
  const phi = radians(latitude);
  const lambda = radians(longitude);
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** The coordinates of a vector of any length. */
export function coordinatesOf([x, y, z]: readonly [x: number, y: number, z: number]): Coordinates {
  return { latitude: degrees(Math.atan2(z, Math.hypot(x, y))), longitude: degrees(Math.atan2(y, x)) };
}

export function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}
