import COLUMNS from '#city/import-template.json' with { type: 'json' };
import { PLACE_STATUSES, TAGS } from '#contract/restaurants';
import type { FieldName } from './restaurant-fields.ts';

/** A column of the template, with the explanation shown to people who fill it in. */
interface TemplateColumn {
  readonly header: string;
  readonly takes: string;
  readonly example: string;
}

/** The template's columns, in order. The type requires one per field. */
export const TEMPLATE_COLUMNS: Readonly<Record<FieldName, TemplateColumn>> = {
  ...COLUMNS,
  status: { ...COLUMNS.status, takes: PLACE_STATUSES.join(', ') },
  tags: { ...COLUMNS.tags, takes: `Any of these, separated by |: ${TAGS.join(', ')}` },
};
