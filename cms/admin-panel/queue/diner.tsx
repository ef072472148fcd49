import { relatedId } from '#cms/rich-text/article-text';
import type { DefaultServerCellComponentProps, Payload, RelationshipFieldServerProps } from 'payload';

/** List cell for a review's author. Diners' records are for admins; their names are public. */
export async function DinerCell({ cellData, payload }: DefaultServerCellComponentProps) {
  return dinerName(payload, cellData);
}

/** A review's author, which never changes. */
export async function DinerField({ data, payload }: RelationshipFieldServerProps) {
  return (
    <div className="field-type" style={{ flex: '1 1 0' }}>
      <p className="field-label">Diner</p>
      <p>{(await dinerName(payload, data.user)) ?? 'Somebody who has left'}</p>
    </div>
  );
}

/** A diner's public name, for staff without access to diners' records. */
async function dinerName(payload: Payload, diner: unknown): Promise<string | null> {
  const id = relatedId(diner);
  if (id === null) return null;
  const found = await payload.findByID({
    collection: 'users',
    id,
    select: { username: true },
    depth: 0,
    disableErrors: true,
  });
  return found?.username ?? null;
}
