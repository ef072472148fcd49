import { weekdayDate } from '#domain/calendar/date-texts';
import type { DefaultServerCellComponentProps } from 'payload';

/** List cell for a day stored as `2026-11-24`. */
export function DayCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'string' && cellData !== '' ? weekdayDate(cellData) : null;
}

/** List cell for a field of several names, which Payload shows as code. */
export function NamesCell({ cellData }: DefaultServerCellComponentProps) {
  return Array.isArray(cellData) ? cellData.join(', ') : null;
}

/**
 * The place of a row. Payload's own cell loads names once a row is in view, and shows “None” until then, even for an
 * existing place.
 */
export async function PlaceCell({ cellData, payload }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return null;
  const place = await payload.findByID({
    collection: 'restaurants',
    id: cellData,
    select: { name: true },
    depth: 0,
    disableErrors: true,
  });
  return <span>{place?.name ?? 'Deleted'}</span>;
}
