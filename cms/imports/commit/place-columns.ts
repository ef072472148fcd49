import { toStoredDay } from '#domain/calendar/stored-day';
import {
  FIELD_NAMES,
  PLACE_FIELDS,
  type ListField,
  type RestaurantFields,
} from '../map/restaurant-fields.ts';

/** The columns of `restaurants` that store a field directly. */
export const COLUMNS = FIELD_NAMES.flatMap((name) => {
  const { sql, isDay } = PLACE_FIELDS[name];
  return sql && name !== 'published' ? [{ name, column: columnOf(name), sql, isDay }] : [];
});

/** List fields, with their tables as Payload names them. */
export const LISTS = FIELD_NAMES.flatMap((field) => {
  const { list, unknown } = PLACE_FIELDS[field];
  if (!list) return [];
  const { name, columns, read } = list;
  const described = {
    // Only lists have `list`.
    field: field as ListField,
    /** The key of its items in an import's undo data. */
    name,
    columns,
    /** SQL to read a column of a row `i`. */
    read: (column: string) => read?.[column] ?? `i.${column}`,
    table: `restaurants_${columnOf(field)}`,
    versions: `_restaurants_v_version_${columnOf(field)}`,
    parent: columns ? '_parent_id' : 'parent_id',
    order: columns ? '_order' : 'order',
    /** The column that stores whether the list is known. */
    known: unknown === null ? `${name}_known` : null,
  };
  return [described];
});

/** All tables of places and of their versions. */
export const PLACE_TABLES = [
  'restaurants',
  '_restaurants_v',
  ...LISTS.flatMap(({ table, versions }) => [table, versions]),
];

/** A place's given fields as a table row. */
export function toColumns(fields: Partial<RestaurantFields>): Record<string, unknown> {
  const columns = COLUMNS.filter(({ name }) => name in fields);
  const lists = LISTS.filter(({ field, known }) => known && fields[field] !== undefined);
  return {
    ...Object.fromEntries(
      columns.map(({ name, column, isDay }) => {
        const value = fields[name];
        return [column, isDay && typeof value === 'string' ? toStoredDay(value) : value];
      }),
    ),
    ...Object.fromEntries(lists.map(({ field, known }) => [known, fields[field] !== null])),
    ...(fields.published !== undefined && { _status: fields.published ? 'published' : 'draft' }),
  };
}

function columnOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
