import type { Field } from 'payload';
import { DAY_PICKER, optionsOf } from '../field-parts.ts';
import { validatePastDay } from './detail-fields.ts';

/** Metadata that data staff maintain; shown in the panel's sidebar. */
export const recordFields: Field[] = [
  {
    name: 'status',
    // Not “Status”, which is the label of the draft column.
    label: 'Open or closed',
    type: 'select',
    // Payload's own `_status` of drafts would get the same name in the database.
    enumName: 'enum_restaurants_business_status',
    required: true,
    defaultValue: 'open',
    index: true,
    options: optionsOf({ open: 'Open', 'temporarily-closed': 'Temporarily closed', closed: 'Closed' }),
    admin: {
      position: 'sidebar',
      description: 'A closed place drops off every list but keeps its page.',
    },
  },
  {
    name: 'closedOn',
    label: 'Closed on',
    type: 'date',
    validate: validatePastDay,
    admin: {
      position: 'sidebar',
      condition: (data) => data.status === 'closed',
      ...DAY_PICKER,
      description: 'Leave blank when unknown. Lists of what has closed then go by the day it was marked.',
    },
  },
  {
    name: 'localFavorite',
    label: 'Local favorite',
    type: 'checkbox',
    defaultValue: false,
    admin: { position: 'sidebar' },
  },
  {
    name: 'lastVerifiedAt',
    label: 'Last checked',
    type: 'date',
    admin: {
      position: 'sidebar',
      ...DAY_PICKER,
    },
  },
  {
    name: 'source',
    type: 'text',
    index: true,
    maxLength: 100,
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: 'The import this place came from. “submission” means that a reader suggested it.',
    },
  },
  {
    name: 'sourceKey',
    label: 'ID at the source',
    type: 'text',
    index: true,
    maxLength: 200,
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'origins',
    type: 'json',
    label: 'Where its values come from',
    access: { create: () => false, update: () => false },
    admin: {
      position: 'sidebar',
      readOnly: true,
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
      components: { Field: '/admin-panel/imports/place-origins.tsx#PlaceOrigins' },
    },
  },
];
