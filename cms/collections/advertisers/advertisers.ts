import { allByRole, hiddenUnless } from '#cms/access/roles';
import type { CollectionConfig } from 'payload';
import { row } from '../field-parts.ts';

export const advertisers: CollectionConfig = {
  slug: 'advertisers',
  defaultSort: 'name',
  admin: {
    group: 'Advertising',
    useAsTitle: 'name',
    defaultColumns: ['name', 'contact', 'email', 'phone', 'campaigns'],
    hidden: hiddenUnless('ads'),
  },
  access: allByRole('ads'),
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, maxLength: 200 },
    row(
      { name: 'contact', type: 'text', maxLength: 200 },
      { name: 'email', type: 'email' },
      { name: 'phone', type: 'text', maxLength: 40 },
    ),
    { name: 'invoiceAddress', type: 'textarea', maxLength: 1000 },
    { name: 'notes', type: 'textarea', maxLength: 5000 },
    { name: 'campaigns', type: 'join', collection: 'campaigns', on: 'advertiser' },
  ],
};
