import type { RelationshipField } from 'payload';

/** Who wrote an article, in the order of the byline. */
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
