import { byNobody, byRole, hiddenUnless } from '#cms/access/roles';
import type { CollectionConfig } from 'payload';

/** Diners' saved lists of places. Written only through the contract, which limits their size. */
export const savedLists: CollectionConfig = {
  slug: 'saved-lists',
  labels: { singular: 'Saved list', plural: 'Saved lists' },
  admin: {
    group: 'People',
    useAsTitle: 'name',
    defaultColumns: ['name', 'user', 'updatedAt'],
    hidden: hiddenUnless(),
  },
  access: {
    create: byNobody,
    read: byRole('admin'),
    update: byNobody,
    delete: byRole('admin'),
  },
  // A device may send its list twice.
  indexes: [{ fields: ['user', 'deviceKey'], unique: true }],
  fields: [
    { name: 'user', label: 'Diner', type: 'relationship', relationTo: 'users', required: true },
    { name: 'name', type: 'text', required: true },
    {
      name: 'isDefault',
      label: 'Hearts save here',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { description: 'Each diner has one such list. It can’t be renamed or deleted on the site.' },
    },
    {
      name: 'places',
      type: 'array',
      admin: { components: { RowLabel: '/admin-panel/row-label/place-row-label.tsx#PlaceRowLabel' } },
      fields: [
        { name: 'restaurant', type: 'relationship', relationTo: 'restaurants', required: true },
        { name: 'note', type: 'textarea' },
        { name: 'beenThere', label: 'Been there', type: 'checkbox', defaultValue: false },
        { name: 'addedAt', label: 'Added', type: 'date' },
      ],
    },
    {
      name: 'shareToken',
      label: 'Share token',
      type: 'text',
      unique: true,
      admin: { description: 'Anyone who has it can read the list.' },
    },
    {
      name: 'editKey',
      label: 'Edit key',
      type: 'text',
      unique: true,
      admin: { description: 'Set while anyone with the editing link can change the list.' },
    },
    { name: 'deviceKey', type: 'text', admin: { hidden: true } },
  ],
};
