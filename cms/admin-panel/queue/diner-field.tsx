import type { RelationshipFieldServerProps } from 'payload';
import { dinerName } from './diner-name.ts';

/** A review's author, which never changes. */
export async function DinerField({ data, payload }: RelationshipFieldServerProps) {
  return (
    <div className="field-type" style={{ flex: '1 1 0' }}>
      <p className="field-label">Diner</p>
      <p>{(await dinerName(payload, data.user)) ?? 'Somebody who has left'}</p>
    </div>
  );
}
