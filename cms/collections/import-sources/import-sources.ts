import { region } from '#city';
import { allByRole, hiddenUnless } from '#cms/access/roles';
import type { ImportSource } from '#cms/payload-types';
import { nextReading, READING_DAYS, SOURCE_KINDS } from '#domain/imports/reading-times';
import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload';
import { findFault } from '../../imports/sources/import-source.ts';
import { refuseFields } from '../refuse-fields.ts';
import { jsonAsText, row, writtenBySite } from '../field-parts.ts';

const KINDS = { url: 'At a web address', folder: 'In a folder on the server' };
const DAYS = {
  daily: 'Every day',
  mon: 'Mondays',
  tue: 'Tuesdays',
  wed: 'Wednesdays',
  thu: 'Thursdays',
  fri: 'Fridays',
  sat: 'Saturdays',
  sun: 'Sundays',
};

const TEXTS = ['name', 'location', 'mapName'] as const;

/**
 * Refuses a source that could never be read, and sets its next reading. The columns of the next file are accepted as
 * they are after a change of file or map, or on request.
 */
const scheduleReading: CollectionBeforeChangeHook<ImportSource> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const { readNow, acceptColumns } = data;
  const merged = { ...originalDoc, ...data } as ImportSource;
  // Payload checks fields after this hook.
  const missing = TEXTS.filter((path) => typeof merged[path] !== 'string');
  if (missing.length > 0) {
    const message = req.t('validation:required');
    refuseFields(
      req,
      collection,
      missing.map((path) => ({ path, message })),
    );
  }
  const source = { ...merged, name: merged.name.trim(), location: merged.location.trim() };
  const fault = await findFault(source);
  if (fault) refuseFields(req, collection, [fault]);
  const isForced = readNow === true || acceptColumns === true;
  const isSameFile = source.location === originalDoc?.location && source.mapName === originalDoc.mapName;
  return {
    ...source,
    changedBy: req.user?.username ?? 'the site',
    nextReadAt: (isForced ? new Date() : nextReading(new Date(), source)).toISOString(),
    ...(isForced && { isForced }),
    ...((isForced || !isSameFile) && { lastHash: null }),
    ...((acceptColumns || !isSameFile) && { columns: null }),
  };
};

/** Lists that are read on a schedule (decisions §11). */
export const importSources: CollectionConfig = {
  slug: 'import-sources',
  timestamps: false,
  defaultSort: 'name',
  admin: {
    // Reached from the imports desk.
    group: false,
    hidden: hiddenUnless('data'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'alarm', 'outcome', 'lastPlan', 'lastReadAt', 'nextReadAt', 'isPaused'],
  },
  access: allByRole('data'),
  hooks: { beforeChange: [scheduleReading] },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, minLength: 2, maxLength: 60 },
    row(
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'url',
        options: SOURCE_KINDS.map((value) => ({ value, label: KINDS[value] })),
      },
      { name: 'location', type: 'text', required: true, maxLength: 2_000 },
    ),
    {
      name: 'mapName',
      type: 'text',
      required: true,
      admin: { components: { afterInput: ['/admin-panel/imports/saved-maps.tsx#SavedMaps'] } },
    },
    row(
      {
        name: 'readingDay',
        type: 'select',
        required: true,
        defaultValue: 'daily',
        options: READING_DAYS.map((value) => ({ value, label: DAYS[value] })),
      },
      {
        name: 'readingHour',
        label: `Hour, in ${region.name}`,
        type: 'number',
        required: true,
        defaultValue: 4,
        min: 0,
        max: 23,
        admin: { step: 1 },
      },
    ),
    { name: 'fillBlanks', type: 'checkbox', required: true },
    { name: 'commitsAlone', type: 'checkbox', required: true },
    {
      name: 'mostChanges',
      type: 'number',
      required: true,
      defaultValue: 50,
      min: 0,
      max: 100_000,
      admin: { step: 1 },
    },
    { name: 'isPaused', type: 'checkbox', required: true },
    {
      name: 'readNow',
      type: 'checkbox',
      virtual: true,
      admin: {
        // Payload shows virtual fields read-only.
        readOnly: false,
      },
    },
    {
      name: 'acceptColumns',
      type: 'checkbox',
      virtual: true,
      admin: {
        // Payload shows virtual fields read-only.
        readOnly: false,
        condition: ({ alarm }) => typeof alarm === 'string' && alarm.startsWith('Its columns have changed'),
      },
    },
    {
      type: 'collapsible',
      label: 'How it goes',
      admin: {
        position: 'sidebar',
        // A new source has none of them yet. As a condition of each, it would drop the columns' NOT NULL.
        condition: (_, __, { operation }) => operation !== 'create',
      },
      fields: [
        { name: 'alarm', type: 'textarea' },
        { name: 'outcome', type: 'textarea' },
        {
          name: 'lastPlan',
          type: 'number',
          admin: {
            components: {
              Cell: '/admin-panel/imports/plan-link.tsx#PlanCell',
              Field: '/admin-panel/imports/plan-link.tsx#PlanField',
            },
          },
        },
        { name: 'lastReadAt', type: 'date' },
        { name: 'nextReadAt', type: 'date', required: true, index: true },
        { name: 'isReading', type: 'checkbox', required: true },
        {
          name: 'isForced',
          type: 'checkbox',
          required: true,
          admin: { hidden: true },
        },
        { name: 'changedBy', type: 'text', required: true },
        { name: 'lastHash', type: 'text', admin: { hidden: true } },
        { name: 'columns', type: 'json', admin: { ...jsonAsText } },
      ].map((field) => writtenBySite(field as Field)),
    },
  ],
};
