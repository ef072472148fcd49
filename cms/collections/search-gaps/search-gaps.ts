import { byRole } from '#cms/access/roles';
import type { CollectionConfig } from 'payload';
import { dayAsWords } from '../field-parts.ts';

/** Searches without results: text, day and count, never who searched (decisions §6). */
export const searchGaps: CollectionConfig = {
  slug: 'search-gaps',
  timestamps: false,
  defaultSort: '-day',
  admin: {
    group: 'From readers',
    useAsTitle: 'query',
    defaultColumns: ['query', 'count', 'day', 'synonymFor', 'addSynonym'],
  },
  access: { create: () => false, read: byRole('data'), update: () => false, delete: byRole('data') },
  fields: [
    { name: 'query', type: 'text', required: true, index: true, admin: { readOnly: true } },
    {
      name: 'day',
      type: 'text',
      required: true,
      index: true,
      admin: dayAsWords,
    },
    { name: 'count', type: 'number', required: true, defaultValue: 1, admin: { readOnly: true } },
    { name: 'synonymFor', type: 'text', maxLength: 100 },
    {
      name: 'addSynonym',
      type: 'ui',
      admin: { components: { Cell: '/admin-panel/search-index/add-synonym-link.tsx#AddSynonymLink' } },
    },
  ],
};
