import type { RelationshipFieldServerProps } from 'payload';
import { dinerName } from './diner-name.ts';

/** In a review: who wrote it. It is never somebody else's. */
export async function DinerField({ data, payload }: RelationshipFieldServerProps) {
  return (
    <div className="field-type" style={{ flex: '1 1 0' }}>
      <p className="field-label">Diner</p>
      <p>{(await dinerName(payload, data.user)) ?? 'Somebody who has left'}</p>
    </div>
  );
}
