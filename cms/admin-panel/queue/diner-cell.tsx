import { relatedId } from '#cms/rich-text/text-node';
import type { DefaultServerCellComponentProps } from 'payload';

/** In the list of reviews: who wrote one. Diners' records are for admins; their names are public. */
export async function DinerCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const id = relatedId(cellData);
  if (id === null) return null;
  const diner = await payload.findByID({
    collection: 'users',
    id,
    select: { username: true },
    depth: 0,
    disableErrors: true,
  });
  return diner?.username ?? null;
}
