import type { DefaultServerCellComponentProps } from 'payload';
import { nameOfPlace } from './name-of-place.ts';

/**
 * The place of a row. Payload's own cell asks for names once a row is in view, and says “None” until then, also of a place
 * that is there.
 */
export async function PlaceCell({ cellData, payload }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return null;
  return <span>{(await nameOfPlace(payload, cellData)) ?? 'Deleted'}</span>;
}
