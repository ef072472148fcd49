import {
  FIELD_NAMES,
  PLACE_FIELDS,
  type FieldName,
  type ListField,
  type RestaurantFields,
} from '../rows/restaurant-fields.ts';

/** The columns of `restaurants` that hold a field as it is. */
export const COLUMNS = FIELD_NAMES.flatMap((name) => {
  const field = PLACE_FIELDS[name];
  return 'sql' in field && name !== 'published' ? [{ name, column: columnOf(name), sql: field.sql }] : [];
});

/** A field that is a list, with its tables as Payload names them. */
export const LISTS = FIELD_NAMES.filter(isList).map((field) => {
  const { list, unknown } = PLACE_FIELDS[field];
  const columns = 'columns' in list ? list.columns : null;
  const reads = new Map<string, string>(Object.entries('read' in list ? list.read : {}));
  return {
    field,
    /** What its items are called in what an import keeps for its undoing. */
    name: list.name,
    columns,
    /** How a column of a row `i` is read. */
    read: (column: string) => reads.get(column) ?? `i.${column}`,
    table: `restaurants_${columnOf(field)}`,
    versions: `_restaurants_v_version_${columnOf(field)}`,
    parent: columns ? '_parent_id' : 'parent_id',
    order: columns ? '_order' : 'order',
    /** The column that says whether the list is known. */
    known: unknown === null ? `${list.name}_known` : null,
  };
});

/** A place's fields as a row of the table: only those that are given. */
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
