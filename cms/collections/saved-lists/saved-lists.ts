import { byNobody, byRole, hiddenUnless } from '#cms/access/roles';
import type { CollectionConfig } from 'payload';

/** All lists of a diner, or those that a device shares without an account. Written only through the contract. */
export const savedLists: CollectionConfig = {
  slug: 'saved-lists',
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
    { name: 'user', type: 'relationship', relationTo: 'users', unique: true },
    // Of the key that the device holds.
    { name: 'deviceHash', type: 'text', unique: true, admin: { hidden: true } },
    { name: 'lists', type: 'json', required: true, defaultValue: [] },
    { name: 'links', type: 'json', required: true, defaultValue: {} },
  ],
};
