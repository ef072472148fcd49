import type { Coordinates } from '../query.ts';

export type Vector = readonly [x: number, y: number, z: number];

export const EARTH_RADIUS_MILES = 3_958.8;

/** Coordinates as a unit vector. */
export function unitVector({ latitude, longitude }: Coordinates): Vector {
  const phi = radians(latitude);
  const lambda = radians(longitude);
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** The coordinates of a vector of any length. */
export function coordinatesOf([x, y, z]: Vector): Coordinates {
  return { latitude: degrees(Math.atan2(z, Math.hypot(x, y))), longitude: degrees(Math.atan2(y, x)) };
}

/** The chord between them. */
export function distanceBetween([ax, ay, az]: Vector, [bx, by, bz]: Vector): number {
  return Math.hypot(ax - bx, ay - by, az - bz);
}

export function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}
