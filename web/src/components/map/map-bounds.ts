import { area } from '#city';
import { LngLatBounds } from 'maplibre-gl';
import type { Coordinates } from '#domain/places/distance';

/** Shown before there are pins. */
export const CITY = boundsIn(area.firstView);
/** The city and its suburbs: nothing is drawn beyond. */
export const LIMITS = boundsIn(area.map);
function boundsIn({ west, south, east, north }: typeof area.map): LngLatBounds {
  return new LngLatBounds([west, south, east, north]);
}

/** Precision of about ten yards. */
const AREA_DIGITS = 4;

export function around(pins: readonly Coordinates[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { longitude, latitude } of pins) bounds.extend([longitude, latitude]);
  return bounds;
}

/** Bounds of an area in the format of the address. */
export function boundsOf(corners: string): LngLatBounds {
  const [west = 0, south = 0, east = 0, north = 0] = corners.split(',').map(Number);
  return new LngLatBounds([west, south], [east, north]);
}

export function areaOf(bounds: LngLatBounds): string {
  const corners = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  return corners.map((degrees) => degrees.toFixed(AREA_DIGITS)).join();
}
