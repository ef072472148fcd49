import { area } from '#city';
import type { Located } from '#domain/places/distance';

export interface CheckedPosition extends Located {
  /** What was corrected and why; `null` when nothing was. */
  readonly note: string | null;
}

/**
 * Validates a position: swapped coordinates are corrected, and positions outside the region dropped. Exports
 * write "unknown" as 0/0 or with half of the pair missing.
 */
export function checkPosition({ latitude, longitude }: Located): CheckedPosition {
  const unknown = { latitude: null, longitude: null };
  if (latitude === null && longitude === null) return { ...unknown, note: null };
  const said = `${latitude ?? 'nothing'}, ${longitude ?? 'nothing'}`;
  if (latitude === null || longitude === null)
    return { ...unknown, note: `${said} is half a position; left out` };
  if (latitude === 0 && longitude === 0) return { ...unknown, note: null };
  if (isInRegion(latitude, longitude)) return { latitude, longitude, note: null };
  if (isInRegion(longitude, latitude))
    return { latitude: longitude, longitude: latitude, note: `${said} was swapped; put right` };
  if (isInRegion(latitude, -longitude))
    return { latitude, longitude: -longitude, note: `${said} lacked the minus of the west; put right` };
  if (latitude > 0 && isInRegion(-latitude, longitude))
    return { latitude: -latitude, longitude, note: `${said} lacked the minus of the south; put right` };
  return { ...unknown, note: `${said} is not in the region; left out` };
}

function isInRegion(latitude: number, longitude: number): boolean {
  const { south, north, west, east } = area.positions;
  return latitude > south && latitude < north && longitude > west && longitude < east;
}
