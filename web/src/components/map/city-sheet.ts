import type { Coordinates } from '#domain/places/distance';

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

/** The northwest corner, in ten-thousandths of a degree from 76° W and 39° N. */
const CORNER = { west: 8000, north: 5000 };
/** Length of a degree of longitude in the city, relative to one of latitude. */
const LONGITUDE_SHARE = 0.774;
/** The extent of the drawing. */
const DRAWN = { west: [4100, 7850], north: [1700, 4900] } as const;
/** About 3.5 km across: the neighborhood and the adjacent ones. */
const MIN_WIDTH = 320;
const SHAPE = 16 / 10;
/** Room around the outermost pins. */
const MARGIN = 1.3;

/** The sheet point for a position in ten-thousandths of a degree. */
export function sheetPoint(west: number, north: number): SheetPoint {
  return { x: Math.round((CORNER.west - west) * LONGITUDE_SHARE * 10) / 10, y: CORNER.north - north };
}

export function sheetPointOf({ latitude, longitude }: Coordinates): SheetPoint {
  return sheetPoint(Math.round((-76 - longitude) * 1e5) / 10, Math.round((latitude - 39) * 1e5) / 10);
}

/** True if the point is within the drawing. */
export function isDrawn({ latitude, longitude }: Coordinates): boolean {
  const west = (-76 - longitude) * 1e4;
  const north = (latitude - 39) * 1e4;
  const [east, farWest] = DRAWN.west;
  const [south, farNorth] = DRAWN.north;
  return west > east && west < farWest && north > south && north < farNorth;
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
