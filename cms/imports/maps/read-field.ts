import type { ColumnField, FieldMap, ImportMap } from './import-map.ts';
import { titleCase } from './title-case.ts';

type SourceRecord = Readonly<Record<string, unknown>>;
type Tables = ImportMap['tables'];

/** The text a map finds for a field in a row; nothing where the row is silent. Pure. */
export function readField(record: SourceRecord, field: FieldMap, tables: Tables): string | undefined {
  if ('parts' in field) {
    const parts = field.parts.map((part) => readColumns(record, part, tables));
    return parts.filter((part) => part !== undefined).join(field.join) || undefined;
  }
  if ('firstOf' in field) {
    return field.firstOf
      .map((choice) => readColumns(record, choice, tables))
      .find((value) => value !== undefined);
  }
  return readColumns(record, field, tables);
}

function readColumns(record: SourceRecord, field: ColumnField, tables: Tables): string | undefined {
  const skipped = new Set(field.skip.map(fold));
  const values = field.from
    .flatMap((path) => readPath(record, path))
    .flatMap((value) => (field.split === undefined ? [value] : value.split(field.split)))
    .map((value) => (field.line === undefined ? value : (value.split(/\r?\n/)[field.line] ?? '')))
    .map(tidy)
    .filter((value) => value !== '' && !skipped.has(fold(value)));
  const value = field.join === undefined ? values[0] : values.join(field.join);
  return value ? finish(value, field, tables) : undefined;
}

function finish(value: string, field: ColumnField, tables: Tables): string | undefined {
  const match = field.extract?.exec(value);
  const extracted = field.extract ? (match?.[1] ?? match?.[0]) : value;
  if (!extracted) return undefined;
  const cased = field.titleCase ? titleCase(extracted) : extracted;
  const found = field.lookup.reduce<string | undefined>((key, { table, otherwise }) => {
    if (key === undefined) return undefined;
    return lookUp(tables[table] ?? {}, key) ?? (otherwise === 'keep' ? key : undefined);
  }, cased);
  return found && field.template ? field.template.replaceAll('{}', () => found) : found;
}

function lookUp(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.entries(table).find(([name]) => fold(name) === fold(key))?.[1];
}

/** What stands at a path: `a.b` goes down, `a[]` goes through a list. A column of that very name comes first. */
export function readPath(record: SourceRecord, path: string): string[] {
  const [name = '', ...rest] = Object.hasOwn(record, path) ? [path] : path.split('.');
  const value = record[name.endsWith('[]') ? name.slice(0, -2) : name];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (rest.length === 0) return values.flatMap(toText);
  return values.flatMap((inner) => (isRecord(inner) ? readPath(inner, rest.join('.')) : []));
}

function toText(value: unknown): string[] {
  return ['string', 'number', 'boolean'].includes(typeof value) ? [String(value)] : [];
}

function isRecord(value: unknown): value is SourceRecord {
  return typeof value === 'object' && value !== null;
}

function tidy(value: string): string {
  return value
    .normalize('NFC')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
}

function fold(value: string): string {
  return value.trim().toLowerCase();
}
