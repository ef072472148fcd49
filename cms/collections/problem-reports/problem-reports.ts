import { byRole } from '#cms/access/roles';
import { REPORT_KINDS, type ReportKind } from '#contract/restaurants';
import type { CollectionConfig } from 'payload';

const KIND_LABELS: Record<ReportKind, string> = {
  closed: 'It has closed',
  hours: 'Opening hours',
  contact: 'Phone, website or menu',
  location: 'Address or map',
  duplicate: 'It is listed twice',
  other: 'Something else',
};

/** Readers' reports of wrong data. Created by the site's form; in the panel they are only processed. */
export const problemReports: CollectionConfig = {
  slug: 'problem-reports',
  labels: { singular: 'Problem report', plural: 'Problem reports' },
  admin: {
    group: 'Directory',
    useAsTitle: 'text',
    defaultColumns: ['restaurant', 'kind', 'text', 'state', 'createdAt'],
    hidden: ({ user }) => !user?.roles?.some((role: string) => role === 'admin' || role === 'data'),
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
      options: REPORT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
    },
    { name: 'text', type: 'textarea', required: true, maxLength: 1000 },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: [
        { value: 'new', label: 'New' },
        { value: 'done', label: 'Done' },
      ],
      admin: { position: 'sidebar' },
    },
  ],
};
