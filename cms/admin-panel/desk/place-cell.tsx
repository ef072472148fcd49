import type { DefaultServerCellComponentProps } from 'payload';
import { nameOfPlace } from './name-of-place.ts';

/**
 * The place of a row. Payload's own cell loads names once a row is in view, and shows “None” until then, even for an
 * existing place.
 */
export async function PlaceCell({ cellData, payload }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return null;
  return <span>{(await nameOfPlace(payload, cellData)) ?? 'Deleted'}</span>;
}
