import type { ArrayFieldServerProps } from 'payload';
import { findPlaceName } from '../desk/find-place-name.ts';

interface PlaceRowLabelProps extends Pick<ArrayFieldServerProps, 'data' | 'req'> {
  readonly rowNumber: number;
}

/** Labels a row with the name of its place. */
export async function PlaceRowLabel({ data, req, rowNumber }: PlaceRowLabelProps) {
  const rows: unknown = data.places;
  const row: unknown = Array.isArray(rows) ? rows[rowNumber - 1] : undefined;
  const id = idOf(row);
  const name = id === null ? undefined : await findPlaceName(req.payload, id, req);
  return <span>{name ?? `Place ${rowNumber}`}</span>;
}

function idOf(row: unknown): number | null {
  if (typeof row !== 'object' || row === null || !('restaurant' in row)) return null;
  return typeof row.restaurant === 'number' ? row.restaurant : null;
}
