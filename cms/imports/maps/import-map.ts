import { z } from 'zod';
import { SOURCE_NAME, SOURCE_NAME_FAULT } from '#domain/imports/column-choices';
import { ImportFault } from '../import-fault.ts';
import { readValues } from '../rows/read-values.ts';
import { MAPPED_FIELDS, REQUIRED_FIELDS, type MappedField } from '../rows/restaurant-fields.ts';

const text = z.string().min(1);
const pathsSchema = z.union([text.transform((path) => [path]), z.array(text).min(1)]);

/** A repeated group of repetitions takes ages on a text that almost matches. */
const NESTED = /\([^)]*[+*}][^)]*\)[+*{]/;

const pattern = text.max(200).transform((source, context) => {
  if (NESTED.test(source)) {
    context.addIssue(`“${source}” repeats a group that repeats: too slow for some texts`);
    return z.NEVER;
  }
  try {
    return new RegExp(source, 'i');
  } catch {
    context.addIssue(`“${source}” is not a regular expression`);
    return z.NEVER;
  }
});

const lookupSchema = z.strictObject({
  /** One of the map's tables; keys match without regard to case and outer blanks. */
  table: text,
  /** What to do with a value that is not in the table. */
  otherwise: z.enum(['keep', 'unknown']).default('keep'),
});

/** How one value is read from a row; the steps run in this order. */
const columnFieldSchema = z.strictObject({
  /** Columns, or paths into JSON such as `categories[].name`. */
  from: pathsSchema,
  /** Cuts every value into several. */
  split: text.optional(),
  /** Takes this line (from 0) of a value of several lines. */
  line: z.int().min(0).optional(),
  /** Values that do not count. */
  skip: z.array(text).default([]),
  /** Puts all values together with this between them; without it the first one counts. */
  join: z.string().optional(),
  /** Keeps the first group of the match (or the match); no match means unknown. */
  extract: pattern.optional(),
  /** "MCHENRY'S BBQ" becomes "McHenry's BBQ". */
  titleCase: z.boolean().default(false),
  lookup: z.array(lookupSchema).default([]),
  /** A sentence around the value, which replaces `{}`. */
  template: text.includes('{}').optional(),
});
export type ColumnField = z.infer<typeof columnFieldSchema>;

const partsFieldSchema = z.strictObject({
  parts: z.array(columnFieldSchema).min(1),
  join: z.string().default(', '),
});
/** The area that contains a place's coordinates; unknown if no polygons are given. */
const polygonFieldSchema = z.strictObject({
  /** The property of the polygons' file that names an area. */
  polygon: text,
  lookup: z.array(lookupSchema).default([]),
});
export type PolygonField = z.infer<typeof polygonFieldSchema>;
const firstOfFieldSchema = z.strictObject({
  firstOf: z.array(z.union([columnFieldSchema, polygonFieldSchema])).min(1),
});

export const fieldMapSchema = z.union([
  columnFieldSchema,
  partsFieldSchema,
  firstOfFieldSchema,
  polygonFieldSchema,
]);

export type FieldMap = z.infer<typeof fieldMapSchema>;

/** How the files of one source become places: a map beside the code, so that a new source needs no new code. */
export const importMapSchema = z
  .strictObject({
    /** What the map is for and what is odd about the source, for the next reader. */
    notes: z.array(text).default([]),
    /** Name of the source; with the key it says which place a row is, for good. */
    source: text.regex(SOURCE_NAME, SOURCE_NAME_FAULT),
    /** The directory's own export: values are taken as they are written, without mending. */
    exact: z.boolean().default(false),
    /** The column with the number of the place in this directory, where the file has one. */
    id: text.optional(),
    /** Columns that say which source and key a row has had from the beginning; they win over `source` and `key`. */
    origin: z.strictObject({ source: text, key: text }).optional(),
    /** Columns that identify a row: their values, or a hash of them where the source has no id. */
    key: z.union([z.strictObject({ columns: pathsSchema }), z.strictObject({ hashOf: pathsSchema })]),
    fields: z.partialRecord(z.enum(MAPPED_FIELDS), fieldMapSchema),
    /** Where the weekly hours are, and in which form. */
    openingHours: z.strictObject({ from: text, format: z.enum(['orderup-timesets', 'spans']) }).optional(),
    /** For new places only, where the row says nothing; never written over what is stored. */
    defaults: z.partialRecord(z.enum(MAPPED_FIELDS), text).default({}),
    tables: z.record(text, z.record(text, text)).default({}),
    /** All columns of the source's files, those that are left out included: by them its next file is recognized. */
    columns: z.array(text).default([]),
  })
  .superRefine((map, context) => {
    for (const [field, { table }] of listLookups(map.fields)) {
      if (!map.tables[table])
        context.addIssue({ code: 'custom', path: ['fields', field], message: `no table “${table}”` });
    }
    // A blank that is filled with what no place may have would be every row's fault.
    for (const { field, message } of readValues(map.defaults, new Date()).faults) {
      context.addIssue({ code: 'custom', path: ['defaults', field], message });
    }
  });
export type ImportMap = z.infer<typeof importMapSchema>;

function listLookups(
  fields: Partial<Record<MappedField, FieldMap>>,
): [string, z.infer<typeof lookupSchema>][] {
  return Object.entries(fields).flatMap(([name, field]) =>
    listSteps(field).flatMap(({ lookup }) => lookup.map((step): [string, typeof step] => [name, step])),
  );
}

function listColumnFields(field: FieldMap): readonly ColumnField[] {
  return listSteps(field).filter((step) => 'from' in step);
}

function listSteps(field: FieldMap): readonly (ColumnField | PolygonField)[] {
  if ('parts' in field) return field.parts;
  return 'firstOf' in field ? field.firstOf : [field];
}

/** Whether a field can be read from polygons alone: without them, every place would get the same, or none. */
export function needsAreas(map: ImportMap): boolean {
  return Object.values(map.fields).some((field) => listSteps(field).every((step) => 'polygon' in step));
}

/** The columns that a file must have for a map. An export may be older than the fields that places have by now. */
export function listColumns(map: ImportMap): string[] {
  return columnsOf(map, (name) => !map.exact || REQUIRED_FIELDS.some((field) => field === name));
}

/** Every column that a map knows of, read or left out. */
export function listAllColumns(map: ImportMap): string[] {
  return [...new Set([...columnsOf(map, () => true), ...map.columns])];
}

function columnsOf(map: ImportMap, isWanted: (name: string) => boolean): string[] {
  const keys = 'hashOf' in map.key ? map.key.hashOf : map.key.columns;
  const fields = Object.entries(map.fields).flatMap(([name, field]) =>
    isWanted(name) ? listColumnFields(field) : [],
  );
  const hours = isWanted('openingHours') ? map.openingHours?.from : undefined;
  const more = [map.id, map.origin?.source, map.origin?.key, hours];
  return [
    ...new Set([
      ...keys,
      ...fields.flatMap(({ from }) => from),
      ...more.filter((column) => column !== undefined),
    ]),
  ];
}

/**
 * The map of a file's text.
 * @throws ImportFault of one line that names file, field and fault
 */
export function parseImportMap(json: string, file: string): ImportMap {
  return checkImportMap(readJson(json, file), file);
}

/** @throws ImportFault as `parseImportMap` */
export function checkImportMap(value: unknown, file: string): ImportMap {
  const parsed = importMapSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = innermost(parsed.error.issues);
  throw new ImportFault(
    `${file}: ${issue?.path.join('.') || 'the map'}: ${issue?.message ?? 'Invalid input'}`,
  );
}

function readJson(json: string, file: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new ImportFault(`${file}: not JSON`, { cause: error });
  }
}

/** Of the ways a value can be written, the fault of the one that fits furthest. */
function innermost([issue]: readonly z.core.$ZodIssue[]):
  Pick<z.core.$ZodIssue, 'path' | 'message'> | undefined {
  if (issue?.code !== 'invalid_union') return issue;
  const ways = issue.errors.map((way) => innermost(way)).filter((way) => way !== undefined);
  const custom = ways.find(
    ({ path, message }) => path.length > 0 && !/^(Invalid input|Unrecognized)/.test(message),
  );
  const deepest = custom ?? ways.toSorted((a, b) => b.path.length - a.path.length)[0];
  return deepest ? { path: [...issue.path, ...deepest.path], message: deepest.message } : issue;
}
