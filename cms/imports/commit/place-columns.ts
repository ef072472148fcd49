import {
  FIELD_NAMES,
  PLACE_FIELDS,
  type FieldName,
  type ListField,
  type RestaurantFields,
} from '../map/restaurant-fields.ts';

/** The columns of `restaurants` that store a field directly. */
export const COLUMNS = FIELD_NAMES.flatMap((name) => {
  const field = PLACE_FIELDS[name];
  return 'sql' in field && name !== 'published' ? [{ name, column: columnOf(name), sql: field.sql }] : [];
});

/** List fields, with their tables as Payload names them. */
export const LISTS = FIELD_NAMES.filter(isList).map((field) => {
  const { list, unknown } = PLACE_FIELDS[field];
  const columns = 'columns' in list ? list.columns : null;
  const reads = new Map<string, string>(Object.entries('read' in list ? list.read : {}));
  return {
    field,
    /** The key of its items in an import's undo data. */
    name: list.name,
    columns,
    /** SQL to read a column of a row `i`. */
    read: (column: string) => reads.get(column) ?? `i.${column}`,
    table: `restaurants_${columnOf(field)}`,
    versions: `_restaurants_v_version_${columnOf(field)}`,
    parent: columns ? '_parent_id' : 'parent_id',
    order: columns ? '_order' : 'order',
    /** The column that stores whether the list is known. */
    known: unknown === null ? `${list.name}_known` : null,
  };
});

/** A place's given fields as a table row. */
export function toColumns(fields: Partial<RestaurantFields>): Record<string, unknown> {
  const columns = COLUMNS.filter(({ name }) => name in fields);
  const lists = LISTS.filter(({ field, known }) => known && fields[field] !== undefined);
  return {
    ...Object.fromEntries(columns.map(({ name, column }) => [column, fields[name]])),
    ...Object.fromEntries(lists.map(({ field, known }) => [known, fields[field] !== null])),
    ...(fields.published !== undefined && { _status: fields.published ? 'published' : 'draft' }),
  };
}

function isList(name: FieldName): name is ListField {
  return 'list' in PLACE_FIELDS[name];
}

function columnOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
