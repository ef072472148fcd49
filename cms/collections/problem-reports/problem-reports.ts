import { byRole, hiddenUnless } from '#cms/access/roles';
import { REPORT_KINDS } from '#contract/restaurants';
import { REPORT_WORDS } from '#domain/moderation/moderation-words';
import type { CollectionConfig } from 'payload';
import { optionsOf } from '../field-parts.ts';

/** Readers' reports of wrong data. Created by the site's form; the panel only processes them. */
export const problemReports: CollectionConfig = {
  slug: 'problem-reports',
  admin: {
    group: 'From readers',
    useAsTitle: 'text',
    defaultColumns: ['restaurant', 'kind', 'text', 'state', 'createdAt'],
    hidden: hiddenUnless('data'),
  },
  access: {
    create: () => false,
    read: byRole('data'),
    update: byRole('data'),
    delete: byRole('data'),
  },
  defaultSort: '-createdAt',
  fields: [
    // Not required: a report must not prevent its place from being deleted.
    { name: 'restaurant', type: 'relationship', relationTo: 'restaurants', index: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: REPORT_KINDS.map((value) => ({ value, label: REPORT_WORDS[value] })),
    },
    { name: 'text', type: 'textarea', required: true, maxLength: 1000 },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: optionsOf({ new: 'New', done: 'Done' }),
      admin: { position: 'sidebar' },
    },
  ],
};
