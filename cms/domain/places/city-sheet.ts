import { area } from '#city';
import type { Coordinates } from './distance.ts';

/** A point on the drawn city's sheet, in ten-thousandths of a degree of latitude from its northwest corner. */
export interface SheetPoint {
  readonly x: number;
  readonly y: number;
}

/** The visible part of the sheet: a `viewBox`. */
export interface SheetWindow extends SheetPoint {
  readonly width: number;
  readonly height: number;
}

/** The northwest corner: the next tenth of a degree around the drawing. */
const CORNER = {
  longitude: Math.floor(area.drawing.west * 10) / 10,
  latitude: Math.ceil(area.drawing.north * 10) / 10,
};
/** Length of a degree of longitude in the city, relative to one of latitude. */
const LONGITUDE_SHARE = Math.round(Math.cos((area.center.latitude * Math.PI) / 180) * 1000) / 1000;
/** About 3.5 km across: the neighborhood and the adjacent ones. */
const MIN_WIDTH = 320;
const SHAPE = 16 / 10;
/** Room around the outermost pins. */
const MARGIN = 1.3;

export function sheetPointOf({ latitude, longitude }: Coordinates): SheetPoint {
  const east = Math.round((longitude - CORNER.longitude) * 1e5) / 10;
  return {
    x: Math.round(east * LONGITUDE_SHARE * 10) / 10,
    y: Math.round((CORNER.latitude - latitude) * 1e5) / 10,
  };
}

/** The reverse of `sheetPointOf`. */
export function pointOnSheet({ x, y }: SheetPoint): Coordinates {
  return { latitude: CORNER.latitude - y / 1e4, longitude: CORNER.longitude + x / LONGITUDE_SHARE / 1e4 };
}

/** True if the point is within the drawing. */
export function isDrawn({ latitude, longitude }: Coordinates): boolean {
  const { south, north, west, east } = area.drawing;
  return longitude > west && longitude < east && latitude > south && latitude < north;
}

/** The part of the sheet with all points, in the aspect ratio of a small map. */
export function windowAround(points: readonly SheetPoint[]): SheetWindow {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const width = Math.round(Math.max(MIN_WIDTH, (right - left) * MARGIN, (bottom - top) * SHAPE * MARGIN));
  const height = Math.round(width / SHAPE);
  return {
    x: Math.round((left + right - width) / 2),
    y: Math.round((top + bottom - height) / 2),
    width,
    height,
  };
}
