import type { DefaultServerCellComponentProps } from 'payload';
import { findPlaceName } from './find-place-name.ts';

/**
 * The place of a row. Payload's own cell loads names once a row is in view, and shows “None” until then, even for an
 * existing place.
 */
export async function PlaceCell({ cellData, payload }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return null;
  return <span>{(await findPlaceName(payload, cellData)) ?? 'Deleted'}</span>;
}
