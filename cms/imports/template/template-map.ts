import { NEW_PLACE_DEFAULTS } from '../maps/new-place-defaults.ts';
import { MAPPED_FIELDS } from '../rows/restaurant-fields.ts';
import { TEMPLATE_COLUMNS } from './template-columns.ts';

/** The name of the map for importing a filled-in template. */
export const TEMPLATE_MAP = 'marble-step-template';

/** That map, derived from the template's columns. */
export const templateMap = {
  notes: ['A filled-in template: each column has its field, and a cell that is left blank changes nothing.'],
  source: TEMPLATE_MAP,
  key: { hashOf: [TEMPLATE_COLUMNS.name.header, TEMPLATE_COLUMNS.address.header] },
  fields: Object.fromEntries(MAPPED_FIELDS.map((field) => [field, { from: TEMPLATE_COLUMNS[field].header }])),
  openingHours: { from: TEMPLATE_COLUMNS.openingHours.header, format: 'spans' },
  defaults: NEW_PLACE_DEFAULTS,
};
