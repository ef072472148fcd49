import { byNobody } from '#cms/access/roles';
import type { Condition, Field } from 'payload';

/** A field that the site writes and staff only read, beside the form; a new record has none yet. */
export function writtenBySite(field: Field): Field {
  const closed = { access: { create: byNobody, update: byNobody } };
  const condition: Condition = (_, __, { operation }) => operation !== 'create';
  // Spreading a union of field types widens it.
  return { ...field, ...closed, admin: { position: 'sidebar', condition, ...field.admin } } as Field;
}
