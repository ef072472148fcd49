import { isStaff } from '#cms/access/roles';
import type { RelationshipField } from 'payload';

/**
 * The staff member responsible for an article: its first editor, until reassigned. Staff only; readers see its
 * authors.
 */
export const ownerField = {
  name: 'owner',
  label: 'Who is on it',
  type: 'relationship',
  relationTo: 'admins',
  hooks: {
    beforeChange: [({ value, req }) => value ?? (req.user && isStaff(req.user) ? req.user.id : null)],
  },
  admin: {
    position: 'sidebar',
    allowCreate: false,
    allowEdit: false,
    description: 'The draft shows on the front page of their desk. Readers don’t see this.',
  },
} satisfies RelationshipField;
