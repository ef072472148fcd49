import { daysIn } from '#domain/calendar/read-hours';
import { tooManyColumns } from '../read/inspect-table.ts';
import { MAX_COLUMNS, type SourceFile, type SourceRow } from '../read/source-file.ts';
import { FIELD_NAMES, PLACE_FIELDS, type FieldName } from './restaurant-fields.ts';
import { readScore } from '#domain/imports/number-text';
import { hasEvidence, mostly } from './column-evidence.ts';
import COARSE from './coarse-kinds.json' with { type: 'json' };
import COLUMNS from './column-names.json' with { type: 'json' };
import { NEW_PLACE_DEFAULTS } from './known-maps.ts';
import { normalizePhone } from './field-kinds.ts';
import { readHourColumns, readPath, splitBy } from './read-field.ts';
import { TEMPLATE_COLUMNS } from './template-columns.ts';
import { tidyText } from './tidy-text.ts';

/** A proposed map for an unknown file, for a person to review. */
export interface GuessedMap {
  readonly notes: readonly string[];
  readonly source: string;
  readonly key: { readonly columns: readonly string[] } | { readonly hashOf: readonly string[] };
  readonly fields: Readonly<Partial<Record<FieldName | 'town', object>>>;
  readonly defaults: Readonly<Record<string, string>>;
  readonly tables?: object;
}

/** Common column names, the most reliable first; compared ignoring case, blanks and punctuation. */
const COLUMN_NAMES: Readonly<Partial<Record<string, string>>> = COLUMNS;
const KEYS = ['id', 'objectid', 'placeid', 'sourcekey', 'licenseid', 'featureid', 'permalink', 'uuid'];

const WITHOUT = {
  name: 'choose one, or every row will be rejected.',
  address: 'without one, rows can only update places with the same name.',
};

/** Fields whose names are also those of inner values that mean something else, such as an owner's name. */
const ANYTHING: ReadonlySet<string> = new Set(['name', 'description', 'category']);

/** Kinds that say nothing of what is eaten, and our names for the codes of others. */
const NO_KINDS = new Set(COARSE.nothing.split(', '));
const CODES = new Map(
  COARSE.kinds.split(', ').map((kind): [string, string] => {
    const [code = '', ...name] = kind.split(' ');
    return [code, name.join(' ')];
  }),
);

/** A column of these is about what is eaten, whatever its name. */
const KNOWN_KINDS = new Set([...CODES.values()].map((kind) => kind.toLowerCase()));
const isKind = (value: string) =>
  value.split(/[|;/,]/).some((kind) => KNOWN_KINDS.has(kind.trim().toLowerCase()));

/** How a place serves, which lists name beside its kinds. */
const SERVICE = /\b(deliver(y|ed|s)|take-?(out|away)|catering|pick-?up)\b/i;

const SEPARATORS = ['|', ';', '/', ','] as const;

/**
 * Proposes a map. A column is proposed for a field if its values support its name or are distinctive by themselves;
 * the notes list fields not found, and columns whose values contradict their names.
 */
export function guessMap(rows: readonly SourceRow[], file: Pick<SourceFile, 'name' | 'header'>): GuessedMap {
  const paths = listPaths(rows);
  const { taken, fields, doubted } = guessHours(rows, paths);
  const take = (field: FieldName, path: string | undefined) => {
    if (path === undefined || fields[field]) return;
    taken.add(path);
    fields[field] = describe(field, path, valuesOf(rows, path));
  };
  for (const field of IN_ONE_COLUMN) {
    const named = findNamed(field, paths).filter((path) => !taken.has(path));
    const isBorneOut = (path: string) => hasEvidence(field, scaled(field, path, valuesOf(rows, path)));
    // A short list may begin with “1919” and “410”.
    const borneOut =
      named.find(isBorneOut) ?? (field === 'name' ? named.find((path) => plain(path) === 'name') : undefined);
    take(field, borneOut);
    if (!borneOut && named[0] !== undefined) doubted.push([field, named[0]]);
  }
  addOtherNumbers(rows, paths, { fields, taken });
  for (const field of IN_ONE_COLUMN) {
    const looks = field === 'category' ? { test: isKind } : PLACE_FIELDS[field].looks;
    if (looks)
      take(
        field,
        paths.find((path) => {
          const values = valuesOf(rows, path);
          return (
            !taken.has(path) && mostly(values, (value) => looks.test(value)) && hasEvidence(field, values)
          );
        }),
      );
  }
  const [town] = findNamed('town', paths).filter((path) => !taken.has(path));
  if (!fields.latitude) Object.assign(fields, findPositions(rows, paths));
  if (!fields.address) Object.assign(fields, findStreets(rows, paths));
  const whole = fields.fullAddress;
  if (!fields.address && whole) fields.address = { ...whole, extract: STREET };
  const id = KEYS.flatMap((name) => paths.find((path) => plain(path) === name) ?? []).find((path) =>
    isUnique(valuesOf(rows, path), rows.length),
  );
  const missing = (['name', 'address'] as const).filter((field) => !fields[field]);
  return {
    notes: [
      'This is a guess from the column names and values. Look it over before you rely on it.',
      ...(file.header > 1
        ? [`The columns are named in line ${file.header}; what stands above is no place.`]
        : []),
      ...missing.map((field) => `No column looks like the ${field}; ${WITHOUT[field]}`),
      ...doubted.flatMap(([field, path]) =>
        fields[field]
          ? []
          : `“${path}” sounds like the ${TEMPLATE_COLUMNS[field].header.toLowerCase()}, but its values don’t fit, so it’s left out.`,
      ),
    ],
    source: sourceName(file.name),
    key: id ? { columns: [id] } : { hashOf: hashedColumns(fields) },
    fields: { ...fields, ...(town !== undefined && { town: { from: town } }) },
    defaults: NEW_PLACE_DEFAULTS,
    ...(fields.category && 'lookup' in fields.category && { tables: { kinds: Object.fromEntries(CODES) } }),
  };
}

/** Adds the columns that are read where the first has no telephone number. */
function addOtherNumbers(
  rows: readonly SourceRow[],
  paths: readonly string[],
  { fields, taken }: { fields: Partial<Record<FieldName, object>>; taken: Set<string> },
): void {
  const first = fields.phone && 'from' in fields.phone ? String(fields.phone.from) : undefined;
  if (first === undefined) return;
  const others = findNamed('phone', paths).filter(
    (path) => !taken.has(path) && hasOtherNumbers(rows, path, first),
  );
  if (others.length > 0) fields.phone = { from: [first, ...others] };
  for (const path of others) taken.add(path);
}

/** Whether a column has telephone numbers that another lacks; the same in another writing adds nothing. */
function hasOtherNumbers(rows: readonly SourceRow[], path: string, first: string): boolean {
  return rows.some(({ record }) => {
    const [number, known] = [path, first].map((one) => normalizePhone(readPath(record, one).join()));
    return number !== undefined && number !== known;
  });
}

/** The paths with a name of the field, then those to an inner value with one; the most reliable names first. */
function findNamed(field: FieldName | keyof typeof COLUMNS, paths: readonly string[]): string[] {
  const names = COLUMN_NAMES[field]?.split(' ') ?? [];
  const inner = ANYTHING.has(field) ? [] : paths.filter((path) => path.includes('.'));
  return [
    ...names.flatMap((name) => paths.filter((path) => plain(path) === name)),
    ...names.flatMap((name) => inner.filter((path) => plain(path.split('.').at(-1) ?? '') === name)),
  ];
}

/** A latitude and a longitude in one text, or the other way around: with a point or a comma, or in minutes. */
const PAIRS = ['-?\\d{1,3}\\.\\d+', '-?\\d{1,3},\\d+'].flatMap((decimal): [string, string][] => {
  const pair: [string, string] = [`^\\D*?(${decimal})`, `${decimal}[,;\\s]+(${decimal})\\D*$`];
  return [pair, [pair[1], pair[0]]];
});
PAIRS.push(['^(.+?[NS])', '[NS][,;\\s]*(.+[EW])\\s*$']);

/** Both coordinates in one column, or in a list of two, in either order. */
function findPositions(rows: readonly SourceRow[], paths: readonly string[]): GuessedMap['fields'] {
  for (const from of paths) {
    const isList = from.endsWith('[]');
    const values = isList
      ? rows.map(({ record }) => readPath(record, from).join(' ')).filter((value) => value !== '')
      : valuesOf(rows, from);
    for (const [latitude, longitude] of PAIRS) {
      const reads = (field: 'latitude' | 'longitude', pattern: string) =>
        hasEvidence(
          field,
          values.map((value) => new RegExp(pattern).exec(value)?.[1] ?? 'none'),
        );
      if (!reads('latitude', latitude) || !reads('longitude', longitude)) continue;
      const join = isList && { join: ' ' };
      return {
        latitude: { from, ...join, extract: latitude },
        longitude: { from, ...join, extract: longitude },
      };
    }
  }
  return {};
}

/** The street of an address that has town, state and postal code behind it. */
const STREET = '^(.+?)(?:,\\s*[^,]+,\\s*[A-Z]{2},?\\s+\\d{5}(?:-\\d{4})?(?:,.*)?)?$';

/** An address whose house number has its own column. */
function findStreets(rows: readonly SourceRow[], paths: readonly string[]): GuessedMap['fields'] {
  const [number] = findNamed('houseNumber', paths);
  const [street] = findNamed('street', paths);
  if (number === undefined || street === undefined) return {};
  const whole = rows.flatMap(({ record }) => {
    const parts = [number, street].map((path) => readPath(record, path)[0]?.trim() ?? '');
    return parts.includes('') ? [] : parts.join(' ');
  });
  return hasEvidence('address', whole)
    ? { address: { parts: [{ from: number }, { from: street }], join: ' ' } }
    : {};
}

const IN_ONE_COLUMN = FIELD_NAMES.filter((field) => field !== 'openingHours');
/** Columns with fewer days in their names are about something else. */
const MIN_DAYS = 5;
/** Hours of something else than the door. */
const NOT_THE_DOOR = /happy|deliver|kitchen|special|take-?out|pick-?up/i;

/**
 * The columns of the hours: one of that name, which may hold JSON; one for each day, or for weekdays and weekends; when
 * each day opens and closes, perhaps beside its days; or one whose values are clearly hours. Doubted is one whose values
 * are not.
 */
function guessHours(rows: readonly SourceRow[], paths: readonly string[]) {
  const roots = rows.flatMap(({ record }) => Object.keys(record));
  const outer = new Set([...paths.flatMap((path) => [path, ...ancestorsOf(path)]), ...roots]);
  const named = findNamed('openingHours', [...outer]);
  const days = paths.filter((path) => daysIn(path).length > 0 && !NOT_THE_DOOR.test(path));
  const weeks = [days.filter((path) => daysIn(path).length === 1), days].filter(
    (some) => new Set(some.flatMap(daysIn)).size >= MIN_DAYS,
  );
  const [opens, closes] = (['opens', 'closes'] as const).map((part) => findNamed(part, paths)[0]);
  const aboutDays = [...findNamed('days', paths), ...findNamed('daysClosed', paths)].filter((path) =>
    valuesOf(rows, path).some((value) => daysIn(value).length > 0),
  );
  const spans = opens && closes ? [...aboutDays.slice(0, 1), opens, closes] : [];
  const { looks } = PLACE_FIELDS.openingHours;
  const alike = paths.filter((path) => mostly(valuesOf(rows, path), (value) => looks?.test(value) ?? false));
  const ways = [...named.map((path) => [path]), ...weeks, spans, ...alike.map((path) => [path])];
  const from = ways.find((some) =>
    hasEvidence('openingHours', rows.flatMap(({ record }) => readHourColumns(record, some)).map(withFigures)),
  );
  const hours = from && { from: from.length > 1 ? from : from[0] };
  const fields: Partial<Record<FieldName, object>> = hours ? { openingHours: hours } : {};
  const doubted = named.slice(0, 1).map((path): [FieldName, string] => ['openingHours', path]);
  return { fields, taken: new Set(from), doubted };
}

/** A day that is not said, or “call for hours,” is no sign against the column. */
function withFigures(week: string): string {
  const lines = week.split('\n').filter((line) => /\d/.test(line));
  return lines.join('\n');
}

/** "a.b[].c" is in "a.b" and in "a". */
function ancestorsOf(path: string): string[] {
  const parts = path.split('.');
  return parts.map((_, count) =>
    parts
      .slice(0, count + 1)
      .join('.')
      .replace(/\[\]$/, ''),
  );
}

function describe(field: FieldName, path: string, values: readonly string[]): object {
  const lines = values.filter((value) => value.includes('\n')).length > values.length / 2;
  const split = separatorsOf(values);
  const kinds = values.flatMap((value) => splitBy(value, split)).map((kind) => kind.trim());
  // Codes are in small letters.
  const isCoded = kinds.some((kind) => NO_KINDS.has(kind.toLowerCase()) || CODES.has(kind));
  const services = split.length === 0 ? [] : kinds.filter((kind) => SERVICE.test(kind));
  const skip = [...new Set([...(isCoded ? NO_KINDS : []), ...services])];
  return {
    from: path,
    ...(field === 'rating' && scaleOf(path, values) && { template: `{}/${scaleOf(path, values)}` }),
    ...(field === 'address' && lines && { line: 0 }),
    ...(field === 'category' && split.length > 0 && { split: split.length > 1 ? split : split[0] }),
    ...(field === 'category' && skip.length > 0 && { skip }),
    ...(field === 'category' && isCoded && { lookup: [{ table: 'kinds' }] }),
    ...((field === 'name' || field === 'address') && values.some(isShouted) && { titleCase: true }),
  };
}

/**
 * Paths to all plain values in any of the rows.
 * @throws ImportFault for more of them than any list of places has
 */
export function listPaths(rows: readonly SourceRow[]): string[] {
  const paths = new Set<string>();
  const walk = (value: unknown, path: string, depth: number): void => {
    if (depth > 3) return;
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 3)) walk(item, `${path}[]`, depth + 1);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value))
        walk(inner, path ? `${path}.${name}` : name, depth + 1);
    } else paths.add(path);
  };
  for (const { at, record, problem } of rows) {
    if (problem === undefined) walk(record, '', 0);
    if (paths.size > MAX_COLUMNS) throw tooManyColumns(at);
  }
  return [...paths];
}

export function valuesOf(rows: readonly SourceRow[], path: string): string[] {
  return rows
    .flatMap(({ record }) => readPath(record, path).map((value) => value.trim()))
    .filter((value) => value !== '');
}

/** The values as the proposed map reads them: kinds that say something, and scores above five as those of ten. */
function scaled(field: FieldName, path: string, values: readonly string[]): readonly string[] {
  if (field === 'category') {
    const split = separatorsOf(values);
    const saysNothing = (kind: string) => NO_KINDS.has(kind.trim().toLowerCase());
    return values.flatMap(
      (value) => splitBy(tidyText(value), split).find((kind) => !saysNothing(kind)) ?? [],
    );
  }
  const scale = field === 'rating' ? scaleOf(path, values) : undefined;
  return scale === undefined ? values : values.map((value) => `${value}/${scale}`);
}

/**
 * What the column's name says that scores are of, else the highest of scores of which most are above five: ten or a
 * hundred. One alone is a slip, and no reason to halve the
 * others; a score of a hundred may be an inspection's.
 */
function scaleOf(path: string, values: readonly string[]): 10 | 100 | undefined {
  const [, said] = /\bof (10|100)\b/.exec(path) ?? [];
  if (said !== undefined) return said === '10' ? 10 : 100;
  const scores = values.map((value) => readScore(value) ?? 0);
  const highest = Math.max(...scores);
  if (scores.filter((score) => score > 5).length * 2 <= scores.length || highest > 100) return undefined;
  return highest <= 10 ? 10 : /rating|stars/i.test(path) ? 100 : undefined;
}

/** All that occur: a list that several people fill in has several. */
function separatorsOf(values: readonly string[]): string[] {
  return SEPARATORS.filter((separator) => values.some((value) => tidyText(value).includes(separator)));
}

function isUnique(values: readonly string[], rows: number): boolean {
  return values.length === rows && new Set(values).size === rows;
}

function isShouted(value: string): boolean {
  return /[A-Z]{3}/.test(value) && value === value.toUpperCase();
}

function hashedColumns(fields: GuessedMap['fields']): string[] {
  const named = [fields.name, fields.address].flatMap((field) =>
    field && 'from' in field ? String(field.from) : [],
  );
  return named.length > 0 ? named : ['name'];
}

function sourceName(fileName: string): string {
  const [stem = ''] = fileName.toLowerCase().split('.');
  return stem.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'file';
}

/** A column's name without what is in brackets, and without the object that holds all of a place's values. */
function plain(name: string): string {
  return name
    .replace(/^(tags|properties|attributes|fields)\./, '')
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/[^a-z0-9]/g, '');
}
