import { area, coverage } from '#city';
import type { Located } from '#domain/places/distance';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';

const [corner, ...corners] = coverage.outline;
/** The region's, as GeoJSON; a city may have none. */
const OUTLINE =
  corner === undefined
    ? null
    : { type: 'Polygon' as const, coordinates: [[corner, ...corners, corner].map(([x, y]) => [x, y])] };

export interface CheckedPosition extends Located {
  /** What was corrected and why; `null` when nothing was. */
  readonly note: string | null;
  /** Whether it was a position, of somewhere else; `null` if it was none. */
  readonly isOutside: boolean | null;
}

/**
 * Validates a position: swapped coordinates are corrected, and positions outside the region dropped. Exports
 * write "unknown" as 0/0 or with half of the pair missing.
 */
export function checkPosition({ latitude, longitude }: Located): CheckedPosition {
  const unknown = { latitude: null, longitude: null, isOutside: null };
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
  return isInBox && (OUTLINE === null || booleanPointInPolygon([longitude, latitude], OUTLINE));
}
