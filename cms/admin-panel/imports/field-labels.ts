import { TEMPLATE_COLUMNS } from '#cms/imports/map/template-columns';

/** Labels of the fields that a column can map to. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(TEMPLATE_COLUMNS).map(([field, { header }]) => [field, header])),
  town: 'Town or state, only checked',
};

/** As `FIELD_LABELS`; remarks on a whole row refer to its key. */
export function labelOf(field: string): string {
  return field === 'key' ? 'Row' : (FIELD_LABELS[field] ?? field);
}
