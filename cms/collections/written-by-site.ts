import { byNobody } from '#cms/access/roles';
import type { Field } from 'payload';

/** A field that the site writes and staff only read, beside the form. */
export function writtenBySite(field: Field): Field {
  const closed = { access: { create: byNobody, update: byNobody } };
  // Spreading a union of field types widens it.
  return { ...field, ...closed, admin: { position: 'sidebar', ...field.admin } } as Field;
}
