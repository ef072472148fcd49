import { area, importExamples } from '#city';
import { PLACE_STATUSES, TAGS } from '#contract/restaurants';
import type { FieldName } from './restaurant-fields.ts';
import columns from './template-columns.json' with { type: 'json' };

interface TemplateColumn {
  readonly header: string;
  readonly takes: string;
  readonly example: string;
}

const COLUMNS: Readonly<Record<FieldName, Omit<TemplateColumn, 'example'> & { example?: string }>> = {
  ...columns,
  latitude: { ...columns.latitude, example: String(area.center.latitude) },
  longitude: { ...columns.longitude, example: String(area.center.longitude) },
  status: { ...columns.status, takes: PLACE_STATUSES.join(', ') },
  tags: { ...columns.tags, takes: `Any of these, separated by |: ${TAGS.join(', ')}` },
};

/** The template's columns, in order, with examples from the city if it has some. The type requires one per field. */
export const TEMPLATE_COLUMNS = Object.fromEntries(
  Object.entries(COLUMNS).map(([field, column]) => [
    field,
    { ...column, example: importExamples[field] ?? column.example ?? '' },
  ]),
) as Readonly<Record<FieldName, TemplateColumn>>;
