import { byNobody, byRole } from '#cms/access/roles';
import type { CollectionConfig } from 'payload';

/** One list of places per diner. Written only through the contract, which limits its size. */
export const savedLists: CollectionConfig = {
  slug: 'saved-lists',
  labels: { singular: 'Saved list', plural: 'Saved lists' },
  admin: {
    group: 'People',
    useAsTitle: 'id',
    defaultColumns: ['user', 'updatedAt'],
    hidden: ({ user }) => !user?.roles?.includes('admin'),
  },
  access: {
    create: byNobody,
    read: byRole('admin'),
    update: byNobody,
    delete: byRole('admin'),
  },
  fields: [
    { name: 'user', label: 'Diner', type: 'relationship', relationTo: 'users', required: true, unique: true },
    { name: 'places', type: 'relationship', relationTo: 'restaurants', hasMany: true },
    {
      name: 'shareToken',
      type: 'text',
      unique: true,
      admin: { description: 'Anyone who has it can read the list.' },
    },
  ],
};
