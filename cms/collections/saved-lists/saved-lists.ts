import { byNobody, byRole, hiddenUnless } from '#cms/access/roles';
import type { CollectionConfig } from 'payload';

/** All lists of a diner, or those that a device shares without an account. Written only through the contract. */
export const savedLists: CollectionConfig = {
  slug: 'saved-lists',
  labels: { singular: 'Diner’s lists', plural: 'Saved lists' },
  admin: {
    group: 'People',
    defaultColumns: ['user', 'updatedAt'],
    hidden: hiddenUnless(),
  },
  access: {
    create: byNobody,
    read: byRole('admin'),
    update: byNobody,
    delete: byRole('admin'),
  },
  fields: [
    {
      name: 'user',
      label: 'Diner',
      type: 'relationship',
      relationTo: 'users',
      unique: true,
      admin: { description: 'Empty: the lists are shared from a device without an account.' },
    },
    // Of the key that the device holds.
    { name: 'deviceHash', type: 'text', unique: true, admin: { hidden: true } },
    { name: 'lists', type: 'json', required: true, defaultValue: [] },
    {
      name: 'links',
      type: 'json',
      required: true,
      defaultValue: {},
      admin: {
        description:
          'The key of a list by the token of its link. Anyone who has the token can read the list.',
      },
    },
  ],
};
