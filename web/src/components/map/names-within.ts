import { drawnNames } from '#city';
import { sheetPointOf, type SheetPoint, type SheetWindow } from '#domain/places/city-sheet';

export interface ShownName extends SheetPoint {
  readonly name: string;
  readonly isNature: boolean;
}

interface Room {
  readonly within: SheetWindow;
  /** Font size. */
  readonly size: number;
  /** Centers of the pins, circles of `radius` that must not cover a name. */
  readonly pins: readonly SheetPoint[];
  readonly radius: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Windows wider than this show fewer names: towns and well-known places only. */
const NEIGHBORHOODS_TO = 1100;
const ALL_NAMES_TO = 480;
/** Average letter width of the font, relative to its size. */
const LETTER = 0.55;
/** Offsets to try for a name without room at its place, in lines below (positive) or above. */
const LINES_ASIDE = [0, 1.5, -1.5, 3, -3, 4.5, -4.5];

/**
 * The names on a part of the sheet that fit and overlap neither pins nor other names. The best-known take precedence.
 */
export function namesWithin({ within, size, pins, radius }: Room): ShownName[] {
  const most = within.width > NEIGHBORHOODS_TO ? 1 : within.width > ALL_NAMES_TO ? 2 : 3;
  const taken: Box[] = pins.map(({ x, y }) => boxAround({ x, y }, radius, radius));
  const shown: ShownName[] = [];
  const known = drawnNames.filter(({ rank, kind }) => rank <= most && kind !== 'road');
  for (const { name, kind, ...at } of known.toSorted((a, b) => a.rank - b.rank)) {
    const place = sheetPointOf(at);
    const half = (name.length * LETTER * size) / 2;
    for (const lines of LINES_ASIDE) {
      const point = { x: place.x, y: Math.round((place.y + lines * size) * 10) / 10 };
      const box = boxAround({ x: point.x, y: point.y - size * 0.35 }, half, size * 0.6);
      if (!isInside(box, within) || taken.some((other) => isOver(box, other))) continue;
      taken.push(box);
      shown.push({ name, isNature: kind !== 'place', ...point });
      break;
    }
  }
  return shown;
}

function boxAround({ x, y }: SheetPoint, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

function isInside({ left, right, top, bottom }: Box, { x, y, width, height }: SheetWindow): boolean {
  return left > x && right < x + width && top > y && bottom < y + height;
}

function isOver(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
