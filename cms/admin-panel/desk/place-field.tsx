'use client';

import { RelationshipField } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';

/**
 * Picks a place by name and stores its id. A relationship field would reject ids of places that are not imported yet.
 */
export const PlaceField: NumberFieldClientComponent = ({
  field: { name, label, required },
  path,
  readOnly,
}) => (
  <RelationshipField
    path={path}
    field={{
      name,
      ...(label !== undefined && { label }),
      ...(required && { required }),
      relationTo: 'restaurants',
      admin: { allowCreate: false },
    }}
    {...(readOnly && { readOnly })}
  />
);
