import type { Coordinates } from '#domain/places/distance';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Only the first places of the list are fitted, so that a few far-out ones don't zoom the city out. */
const FITTED = 50;
/** Padding around them, in pixels. */
export const PADDING = 48;
/** Maximum zoom: high enough that a neighborhood of a few blocks opens with separate pins instead of clusters. */
export const FITTED_ZOOM = 16;
/** Zoom for a single place, with some surroundings for orientation. */
export const ALONE_ZOOM = 14.8;
/** A dot closer to the map's edge than this may be cut off: half of the largest, with its rim. */
const EDGE = 30;
/** Including a place brings others to the edge; this limits how often the view is extended. */
const ROUNDS = 4;
/** Size of the whole world at zoom 0, in pixels. */
const TILE = 512;

/** The places in the first view of a map of this size: the first ones, plus those its edge would cut. */
export function firstView(pins: readonly Coordinates[], size: Size): readonly Coordinates[] {
  const shown = pins.slice(0, FITTED);
  let others = pins.slice(FITTED);
  for (let round = 0; round < ROUNDS; round++) {
    const isCut = edgeOf(shown, size);
    const cut = others.filter(isCut);
    if (cut.length === 0) break;
    shown.push(...cut);
    others = others.filter((pin) => !isCut(pin));
  }
  return shown;
}

/** Tests whether a place lies on the edge of the map fitted to the given places. */
function edgeOf(shown: readonly Coordinates[], { width, height }: Size): (pin: Coordinates) => boolean {
  const points = shown.map(projected);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (width - 2 * PADDING) / (east - west),
    (height - 2 * PADDING) / (south - north),
    TILE * 2 ** FITTED_ZOOM,
  );
  return (pin) => {
    const [x, y] = projected(pin);
    // Largest distance beyond any edge, in pixels.
    const beyond = Math.max(
      Math.abs(x - (west + east) / 2) * scale - width / 2,
      Math.abs(y - (north + south) / 2) * scale - height / 2,
    );
    return Math.abs(beyond) < EDGE;
  };
}

/** Web Mercator, with the world as a unit square. */
function projected({ longitude, latitude }: Coordinates): [x: number, y: number] {
  const radians = (latitude * Math.PI) / 180;
  return [(longitude + 180) / 360, (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2];
}
