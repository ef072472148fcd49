import type { RelationshipField } from 'payload';

/** An article's authors, in byline order. */
export const authorsField = {
  name: 'authors',
  type: 'relationship',
  relationTo: 'authors',
  hasMany: true,
  admin: {
    position: 'sidebar',
    description: 'In the order of the byline. Leave it blank to use the publication’s name.',
  },
} satisfies RelationshipField;
