import { BATCH_STATES } from '#domain/imports/batch-states';
import { byNobody, byRole } from '#cms/access/roles';
import type { CollectionConfig } from 'payload';
import { jsonAsText, optionsOf } from '../field-parts.ts';

/** Imports: their plan and result (decisions §11). Their rows are in the plain table `import_rows`. */
export const importBatches: CollectionConfig = {
  slug: 'import-batches',
  labels: { singular: 'Import', plural: 'Import history' },
  timestamps: false,
  defaultSort: '-plannedAt',
  admin: {
    // Reached from the imports desk, which shows each with its rows.
    group: false,
    useAsTitle: 'fileName',
    formatDocURL: ({ doc }) => `/cms/imports?plan=${String(doc['id'])}`,
    defaultColumns: ['fileName', 'source', 'state', 'by', 'plannedAt', 'outcome'],
    description: 'What was imported, by whom, and how it went. To start one, open Imports in the menu.',
  },
  access: { create: byNobody, read: byRole('data'), update: byNobody, delete: byNobody },
  fields: [
    { name: 'fileName', label: 'File', type: 'text', required: true },
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
    { name: 'plannedAt', label: 'Planned', type: 'date', required: true, index: true },
    { name: 'committedAt', label: 'Committed', type: 'date' },
    { name: 'undoneAt', label: 'Undone', type: 'date' },
    {
      type: 'collapsible',
      label: 'For programmers',
      admin: { initCollapsed: true },
      fields: [
        { name: 'filePath', label: 'Kept at', type: 'text', required: true },
        { name: 'fileHash', label: 'Fingerprint of the file', type: 'text', required: true, index: true },
        {
          name: 'fileForm',
          label: 'Form of the file',
          type: 'json',
          required: true,
          admin: { ...jsonAsText, description: 'How the file is written.' },
        },
        { name: 'map', type: 'json', required: true, admin: jsonAsText },
        {
          name: 'terms',
          type: 'json',
          admin: { ...jsonAsText, description: 'What its rows may overwrite.' },
        },
        {
          name: 'dataRevision',
          label: 'State of the data',
          type: 'number',
          required: true,
          admin: { description: 'The state of the directory that the plan was made for.' },
        },
        {
          name: 'progress',
          type: 'json',
          admin: { ...jsonAsText, description: 'How far the step under way has come.' },
        },
        { name: 'totals', type: 'json', admin: jsonAsText },
      ],
    },
  ],
};
