import { relatedId } from '#cms/rich-text/article-text';
import type { RelationshipFieldServerProps } from 'payload';

/** A review's author, which never changes. Diners' records are for admins; their names are public. */
export async function DinerField({ data, payload }: RelationshipFieldServerProps) {
  const id = relatedId(data.user);
  const diner =
    id &&
    (await payload.findByID({
      collection: 'users',
      id,
      select: { username: true },
      depth: 0,
      disableErrors: true,
    }));
  return (
    <div className="field-type" style={{ flex: '1 1 0' }}>
      <p className="field-label">Diner</p>
      <p>{diner ? diner.username : 'Somebody who has left'}</p>
    </div>
  );
}
