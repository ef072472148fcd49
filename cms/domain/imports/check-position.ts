import { area, coverage } from '#city';
import type { Located } from '#domain/places/distance';

export interface CheckedPosition extends Located {
  /** What was corrected and why; `null` when nothing was. */
  readonly note: string | null;
  /** Whether it was a position, of somewhere else. */
  readonly isOutside: boolean;
}

/**
 * Validates a position: swapped coordinates are corrected, and positions outside the region dropped. Exports
 * write "unknown" as 0/0 or with half of the pair missing.
 */
export function checkPosition({ latitude, longitude }: Located): CheckedPosition {
  const unknown = { latitude: null, longitude: null, isOutside: false };
  const put = (at: { latitude: number; longitude: number }, note: string | null) => ({
    ...at,
    note,
    isOutside: false,
  });
  if (latitude === null && longitude === null) return { ...unknown, note: null };
  const said = `${latitude ?? 'nothing'}, ${longitude ?? 'nothing'}`;
  if (latitude === null || longitude === null)
    return { ...unknown, note: `${said} is half a position; left out` };
  if (latitude === 0 && longitude === 0) return { ...unknown, note: null };
  if (isInRegion(latitude, longitude)) return put({ latitude, longitude }, null);
  if (isInRegion(longitude, latitude))
    return put({ latitude: longitude, longitude: latitude }, `${said} was swapped; put right`);
  if (isInRegion(latitude, -longitude))
    return put({ latitude, longitude: -longitude }, `${said} lacked the minus of the west; put right`);
  if (latitude > 0 && isInRegion(-latitude, longitude))
    return put({ latitude: -latitude, longitude }, `${said} lacked the minus of the south; put right`);
  return { ...unknown, note: `${said} is not in the region; left out`, isOutside: true };
}

function isInRegion(latitude: number, longitude: number): boolean {
  const { south, north, west, east } = area.positions;
  const isInBox = latitude > south && latitude < north && longitude > west && longitude < east;
  return isInBox && (coverage.outline.length === 0 || isWithin(coverage.outline, [longitude, latitude]));
}

type Point = readonly [x: number, y: number];

/** Counts the sides that a ray to the east crosses. */
function isWithin(corners: readonly Point[], [x, y]: Point): boolean {
  const crossed = corners.filter(([x1, y1], at) => {
    const [x2, y2] = corners.at(at - 1) ?? [x1, y1];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
  });
  return crossed.length % 2 === 1;
}
