import { byRole } from '#cms/access/roles';
import type { CollectionConfig } from 'payload';

const MOMENT = { pickerAppearance: 'dayAndTime', displayFormat: 'MMM d, yyyy, h:mm a' } as const;

/** Rebuilds and rollbacks of the search index, from the panel or the command line (decisions §6). */
export const searchRuns: CollectionConfig = {
  slug: 'search-runs',
  labels: { singular: 'Search rebuild', plural: 'Search rebuilds' },
  timestamps: false,
  defaultSort: '-startedAt',
  admin: {
    // Reached from the search desk, which shows the newest.
    group: false,
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
    {
      name: 'startedAt',
      label: 'Started',
      type: 'date',
      required: true,
      index: true,
      admin: { date: MOMENT },
    },
    {
      name: 'finishedAt',
      label: 'Finished',
      type: 'date',
      admin: { date: MOMENT },
    },
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
    // Progress, for the screen that shows a running rebuild.
    { name: 'engine', type: 'text', admin: { hidden: true } },
    { name: 'step', type: 'text', admin: { hidden: true } },
    { name: 'stored', type: 'number', admin: { hidden: true } },
    { name: 'places', type: 'number' },
  ],
};
