import { BATCH_STATES } from '#domain/imports/batch-states';
import { byNobody, byRole } from '#cms/access/roles';
import type { CollectionConfig } from 'payload';
import { jsonAsText, optionsOf } from '../field-parts.ts';

/** Imports: their plan and result (decisions §11). Their rows are in the plain table `import_rows`. */
export const importBatches: CollectionConfig = {
  slug: 'import-batches',
  timestamps: false,
  defaultSort: '-plannedAt',
  admin: {
    // Reached from the imports desk, which shows each with its rows.
    group: false,
    useAsTitle: 'fileName',
    formatDocURL: ({ doc }) => `/cms/imports?plan=${String(doc['id'])}`,
    defaultColumns: ['fileName', 'source', 'state', 'by', 'plannedAt', 'outcome'],
  },
  access: { create: byNobody, read: byRole('data'), update: byNobody, delete: byNobody },
  fields: [
    { name: 'fileName', type: 'text', required: true },
    { name: 'source', type: 'text', required: true, index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: optionsOf(BATCH_STATES),
    },
    { name: 'outcome', type: 'text' },
    { name: 'by', type: 'text', required: true },
    { name: 'plannedAt', type: 'date', required: true, index: true },
    { name: 'committedAt', type: 'date' },
    { name: 'undoneAt', type: 'date' },
    {
      type: 'collapsible',
      label: 'For programmers',
      admin: { initCollapsed: true },
      fields: [
        { name: 'filePath', type: 'text', required: true },
        { name: 'fileHash', type: 'text', required: true, index: true },
        { name: 'fileForm', type: 'json', required: true, admin: { ...jsonAsText } },
        { name: 'map', type: 'json', required: true, admin: jsonAsText },
        { name: 'terms', type: 'json', admin: { ...jsonAsText } },
        { name: 'dataRevision', type: 'number', required: true },
        { name: 'progress', type: 'json', admin: { ...jsonAsText } },
        { name: 'totals', type: 'json', admin: jsonAsText },
      ],
    },
  ],
};
