import CITY from '#city/region.json' with { type: 'json' };
import { byNobody, byRole } from '#cms/access/roles';
import { READING_DAYS, SOURCE_KINDS } from '#domain/imports/reading-times';
import type { CollectionConfig } from 'payload';
import { jsonAsText } from '../json-as-text.ts';

/** Lists that are read on a schedule (decisions §11). Created and edited in the imports desk. */
export const importSources: CollectionConfig = {
  slug: 'import-sources',
  labels: { singular: 'Import source', plural: 'Import sources' },
  timestamps: false,
  defaultSort: 'name',
  admin: {
    // The imports desk lists them all.
    group: false,
    useAsTitle: 'name',
    defaultColumns: ['name', 'nextReadAt', 'lastReadAt', 'outcome', 'alarm'],
    description: 'Lists that are read on a schedule. Add and change them under Imports, Sources.',
  },
  access: { create: byNobody, read: byRole('data'), update: byNobody, delete: byNobody },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'kind', type: 'select', required: true, options: [...SOURCE_KINDS] },
    {
      name: 'location',
      type: 'text',
      required: true,
      admin: { description: 'A web address, or the name of a folder in the inbox.' },
    },
    { name: 'mapName', type: 'text', required: true },
    { name: 'readingDay', type: 'select', required: true, options: [...READING_DAYS] },
    {
      name: 'readingHour',
      type: 'number',
      required: true,
      admin: { description: `In ${CITY.name}, from 0 to 23.` },
    },
    { name: 'fillBlanks', type: 'checkbox', required: true, defaultValue: false },
    { name: 'commitsAlone', type: 'checkbox', required: true, defaultValue: false },
    {
      name: 'mostChanges',
      type: 'number',
      required: true,
      admin: { description: 'It commits by itself only up to so many new and changed places.' },
    },
    { name: 'isPaused', type: 'checkbox', required: true, defaultValue: false },
    { name: 'nextReadAt', label: 'Next reading', type: 'date', required: true, index: true },
    { name: 'isForced', type: 'checkbox', required: true, defaultValue: false },
    { name: 'isReading', type: 'checkbox', required: true, defaultValue: false },
    { name: 'lastReadAt', label: 'Last reading', type: 'date' },
    { name: 'lastHash', type: 'text', admin: { description: 'Of the last file that was planned.' } },
    {
      name: 'columns',
      type: 'json',
      admin: { ...jsonAsText, description: 'What its files have; others raise an alarm.' },
    },
    { name: 'lastPlan', type: 'number' },
    { name: 'outcome', type: 'text' },
    { name: 'alarm', type: 'text', admin: { description: 'What somebody has to look at.' } },
    { name: 'changedBy', type: 'text', required: true },
  ],
};
