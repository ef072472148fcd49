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
    admin: { position: 'sidebar' },
  },
  {
    name: 'closedOn',
    type: 'date',
    validate: validatePastDay,
    admin: { position: 'sidebar', condition: (data) => data.status === 'closed', ...DAY_PICKER },
  },
  { name: 'localFavorite', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
  {
    name: 'lastVerifiedAt',
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
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'sourceKey',
    type: 'text',
    index: true,
    maxLength: 200,
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'origins',
    type: 'json',
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
