import type { DefaultServerCellComponentProps } from 'payload';

/**
 * The place of a row. Payload's own cell asks for names once a row is in view, and says “None” until then, also of a place
 * that is there.
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
