import { TEMPLATE_COLUMNS } from '#cms/imports/map/template-columns';

export const FIELD_LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(TEMPLATE_COLUMNS).map(([field, { header }]) => [field, header])),
  town: 'Town or state, only checked',
};

/** What no column maps to; remarks on a whole row refer to its key. */
const OTHER_LABELS: Readonly<Record<string, string>> = { key: 'Row', hoursKnown: 'Hours known or not' };

export const labelOf = (field: string): string => FIELD_LABELS[field] ?? OTHER_LABELS[field] ?? field;
