'use client';

import { RelationshipField } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';

/**
 * A place picked by its name where its number is stored. A relationship would refuse the number of a place that an import
 * has yet to bring.
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
