import { byRole } from '#cms/access/roles';
import type { CollectionConfig } from 'payload';

/** Rebuilds and rollbacks of the search index, from the panel or the command line (decisions §6). */
export const searchRuns: CollectionConfig = {
  slug: 'search-runs',
  labels: { singular: 'Search rebuild', plural: 'Search rebuilds' },
  timestamps: false,
  defaultSort: '-startedAt',
  admin: {
    group: 'Directory',
    useAsTitle: 'outcome',
    defaultColumns: ['startedAt', 'kind', 'by', 'places', 'outcome'],
    description:
      'When the search index was rebuilt, by whom, and how it went. Start one under “Search index.”',
  },
  access: { create: () => false, read: byRole('data'), update: () => false, delete: () => false },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: [
        { value: 'rebuild', label: 'Rebuild' },
        { value: 'rollback', label: 'Back to the previous index' },
      ],
    },
    { name: 'by', type: 'text', required: true },
    { name: 'startedAt', label: 'Started', type: 'date', required: true, index: true },
    { name: 'finishedAt', label: 'Finished', type: 'date' },
    {
      name: 'result',
      type: 'select',
      options: [
        { value: 'done', label: 'Done' },
        { value: 'failed', label: 'Failed' },
        { value: 'interrupted', label: 'Interrupted' },
      ],
    },
    { name: 'outcome', type: 'text' },
    { name: 'engine', type: 'text', admin: { description: 'The index it worked on last.' } },
    { name: 'step', type: 'text' },
    { name: 'stored', type: 'number' },
    { name: 'places', type: 'number' },
  ],
};
