import type { Coordinates } from '../query.ts';

/** A point of the globe on a sphere of radius 1, as x, y and z. */
export function unitVector({ latitude, longitude }: Coordinates): [number, number, number] {
  const phi = radians(latitude);
  const lambda = radians(longitude);
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** Where a point lies, whether it is on the sphere or within. */
export function coordinatesOf([x, y, z]: readonly [x: number, y: number, z: number]): Coordinates {
  return { latitude: degrees(Math.atan2(z, Math.hypot(x, y))), longitude: degrees(Math.atan2(y, x)) };
}

export function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}
