import { TEMPLATE_COLUMNS } from '#cms/imports/template/template-columns';

/** Fields of a place that a column can become, as staff call them. Hours are read by a format of their own. */
export const FIELD_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TEMPLATE_COLUMNS)
    .filter(([field]) => field !== 'openingHours')
    .map(([field, { header }]) => [field, header]),
);

/** As `FIELD_LABELS`; what is said of a row as a whole is said of its key. */
export function labelOf(field: string): string {
  return field === 'key' ? 'Row' : (FIELD_LABELS[field] ?? field);
}
