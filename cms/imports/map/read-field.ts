import { daysIn } from '#domain/calendar/read-hours';
import { readCell } from '#domain/imports/spreadsheet-cell';
import { titleCase } from '#domain/imports/title-case';
import { tidyText } from './tidy-text.ts';
import type { ColumnField, FieldMap, ImportMap, PolygonField } from './import-map.ts';

type SourceRecord = Readonly<Record<string, unknown>>;

export interface ReadContext {
  readonly tables: ImportMap['tables'];
  readonly exact: boolean;
  /** Whether values are table cells, which may be escaped against evaluation by spreadsheets. */
  readonly isTable: boolean;
  /** Whether it is about hours, which may be lists and objects, or a column for each day. */
  readonly isHours?: boolean;
  /** The name of the area that contains the row's place, from this property of the polygons. */
  areaAt(property: string): string | undefined;
}

export interface ReadText {
  readonly text: string;
  /** The source's first value, unprocessed; absent for fields composed of several columns. */
  readonly original?: string;
}

/** Longer values are cut before pattern matching, to keep it fast. */
const MAX_SEARCHED = 2_000;
/** Longer than any field may be: what is cut is rejected anyway, after work that grows with its length. */
const MAX_READ = 20_000;

/** The text that a map finds for a field in a row; `undefined` if the row has none. Pure. */
export function readField(record: SourceRecord, field: FieldMap, context: ReadContext): ReadText | undefined {
  if ('parts' in field) {
    const parts = field.parts.map((part) => readColumns(record, part, context)?.text);
    const text = parts.filter((part) => part !== undefined).join(field.join);
    return text ? { text } : undefined;
  }
  if (!('firstOf' in field)) return readStep(record, field, context);
  return field.firstOf
    .map((choice) => readStep(record, choice, context))
    .find((value) => value !== undefined);
}

function readStep(
  record: SourceRecord,
  step: ColumnField | PolygonField,
  context: ReadContext,
): ReadText | undefined {
  if ('from' in step) return readColumns(record, step, context);
  const area = context.areaAt(step.polygon);
  const text = area && lookUpAll(area, step.lookup, context.tables);
  return text ? { text } : undefined;
}

function readColumns(record: SourceRecord, field: ColumnField, context: ReadContext): ReadText | undefined {
  const found = context.isHours
    ? readHourColumns(record, field.from)
    : field.from.flatMap((path) => readPath(record, path));
  const cut = found.map((value) => value.slice(0, MAX_READ));
  const given = context.isTable ? cut.map(readCell) : cut;
  if (context.exact) {
    const text = given.filter((value) => value !== '').join('|');
    return text === '' ? undefined : { text };
  }
  const skipped = new Set(field.skip.map(fold));
  const values = given
    // "N/A" has a sign that separates.
    .filter((value) => tidyText(value) !== '')
    .flatMap((value) => splitBy(value, field.split))
    .map((value) => (field.line === undefined ? value : (value.split(/\r?\n/)[field.line] ?? '')))
    .map(tidyText)
    .filter((value) => value !== '' && !skipped.has(fold(value)));
  const value = field.join === undefined ? values[0] : values.join(field.join);
  const text = value ? finish(value, field, context.tables) : undefined;
  return text ? { text, original: values.join(field.join ?? ' | ') } : undefined;
}

/** The parts of a text between any of the signs. */
export function splitBy(text: string, signs: readonly string[] = []): string[] {
  return signs.reduce((parts, sign) => parts.flatMap((part) => part.split(sign)), [text]);
}

function finish(value: string, field: ColumnField, tables: ImportMap['tables']): string | undefined {
  const match = field.extract?.exec(value.slice(0, MAX_SEARCHED));
  const extracted = field.extract ? (match?.[1] ?? match?.[0]) : value;
  if (!extracted) return undefined;
  const cased = field.titleCase ? titleCase(extracted) : extracted;
  const found = lookUpAll(cased, field.lookup, tables);
  return found && field.template ? field.template.replaceAll('{}', () => found) : found;
}

function lookUpAll(
  value: string,
  steps: ColumnField['lookup'],
  tables: ImportMap['tables'],
): string | undefined {
  return steps.reduce<string | undefined>((key, { table, otherwise }) => {
    if (key === undefined) return undefined;
    return lookUp(tables[table] ?? {}, key) ?? (otherwise === 'keep' ? key : undefined);
  }, value);
}

function lookUp(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.entries(table).find(([name]) => fold(name) === fold(key))?.[1];
}

/** What a day's column without a value says: no reader takes it for hours. */
const BLANK = 'blank';
const MINUTES_OF_DAY = 24 * 60;
const CLOSES = /clos|end|until|\b(to|off)\b/i;

/**
 * Hours as one text, with JSON for what is no text; several columns are days, or when a day opens and closes. Without a
 * day in their names, the last two say when each day does, or those that the column before them names.
 */
export function readHourColumns(record: SourceRecord, paths: readonly string[]): string[] {
  const given = paths.map((path) => ({ path, text: hoursAt(record, path) }));
  if (given.every(({ text }) => text === '')) return [];
  const [only] = given;
  if (only && given.length === 1) return [only.text];
  const byDays = Map.groupBy(given, ({ path }) => daysIn(path).join(' & '));
  const lines = [...byDays].map(([day, parts]) => {
    const [about, ...rest] = day === '' ? parts.slice(-3) : [];
    const times = rest.length === 2 ? rest : parts;
    const isSplit = times.length === 2 && times.some(({ path }) => CLOSES.test(path));
    const texts = [...new Set(times.map(({ text }) => text))];
    // "closed" may stand in both columns of a day.
    const said = texts.includes('') ? BLANK : texts.join(isSplit ? ' - ' : ', ');
    const days = times === rest ? tidyText(about?.text ?? '') : day;
    if (days === '') return said;
    return times === rest && CLOSES.test(about?.path ?? '') ? `${said}; closed ${days}` : `${days}: ${said}`;
  });
  return [lines.join('\n')];
}

function hoursAt(record: SourceRecord, path: string): string {
  const parts = readPath(record, path, (value) => [
    typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  ]);
  const texts = parts
    .map((part) => clockOf(plainText(part).trim()))
    .filter((part) => part !== '' && part !== 'null');
  return texts.length > 1 && texts.every((part) => part.startsWith('{'))
    ? `[${texts.join(',')}]`
    : texts.join('\n');
}

/** What a spreadsheet stores for a time: 0.5 is noon. */
function clockOf(text: string): string {
  if (!/^0?\.\d+$/.test(text)) return text;
  const minutes = Math.round(Number(text) * MINUTES_OF_DAY);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The values at a path: `a.b` descends, `a[]` iterates over a list. A column with that exact name wins. */
export function readPath(
  record: SourceRecord,
  path: string,
  write: (value: unknown) => string[] = toText,
): string[] {
  // Most columns are of a table.
  if (typeof record[path] === 'string') return write(record[path]);
  const [name = '', ...rest] = Object.hasOwn(record, path) ? [path] : path.split('.');
  const value = record[name.endsWith('[]') ? name.slice(0, -2) : name];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (rest.length === 0) return values.flatMap((one) => write(one));
  return values.flatMap((inner) => (isRecord(inner) ? readPath(inner, rest.join('.'), write) : []));
}

function toText(value: unknown): string[] {
  return ['string', 'number', 'boolean'].includes(typeof value) ? [plainText(String(value))] : [];
}

/** Text that PostgreSQL can store: well-formed, without null characters. */
function plainText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

function isRecord(value: unknown): value is SourceRecord {
  return typeof value === 'object' && value !== null;
}

function fold(value: string): string {
  return value.trim().toLowerCase();
}
