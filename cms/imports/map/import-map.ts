import { z } from 'zod';
import { SOURCE_NAME, SOURCE_NAME_FAULT } from '#domain/imports/column-choices';
import { wordsFor } from '../../calls/input-fault.ts';
import { ImportFault } from '../import-fault.ts';
import { readValues } from './read-values.ts';
import { FIELD_NAMES, REQUIRED_FIELDS } from './restaurant-fields.ts';

const text = z.string().min(1);
/** One text, or several. */
const pathsSchema = z.union([text.transform((path) => [path]), z.array(text).min(1)]);

/** A repeated group of repetitions backtracks catastrophically on a text that almost matches. */
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
  /** One of the map's tables; keys match regardless of case and outer whitespace. */
  table: text,
  /** What to do with a value that is not in the table. */
  otherwise: z.enum(['keep', 'unknown']).default('keep'),
});

/** How one value is read from a row; the steps run in this order. */
const columnFieldSchema = z.strictObject({
  /** Columns, or paths into JSON such as `categories[].name`. */
  from: pathsSchema,
  /** Splits every value, at each of these signs. */
  split: pathsSchema.optional(),
  /** Takes this line (from 0) of a multiline value. */
  line: z.int().min(0).optional(),
  skip: z.array(text).default([]),
  /** Joins all values with this; without it, the first one is used. */
  join: z.string().optional(),
  /** Keeps the first group of the match (or the match); no match means unknown. */
  extract: pattern.optional(),
  /** "MCHENRY'S BBQ" becomes "McHenry's BBQ". */
  titleCase: z.boolean().default(false),
  lookup: z.array(lookupSchema).default([]),
  /** A sentence with the value in place of `{}`. */
  template: text.includes('{}', 'this must hold {} for the value').optional(),
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

/** Maps the files of one source to places. Stored as data, so that a new source needs no new code. */
export const importMapSchema = z
  .strictObject({
    /** The purpose of the map and the source's peculiarities, for the next reader. */
    notes: z.array(text).default([]),
    /** Name of the source; with the key, it identifies a row's place permanently. */
    source: text.regex(SOURCE_NAME, SOURCE_NAME_FAULT),
    /** The directory's own export: values are used as written, without repair. */
    exact: z.boolean().default(false),
    /** The column with the place's id in this directory, if the file has one. */
    id: text.optional(),
    /** Columns with a row's original source and key; they win over `source` and `key`. */
    origin: z.strictObject({ source: text, key: text }).optional(),
    /** Columns that identify a row: their values, or a hash of them where the source has no id. */
    key: z.union([z.strictObject({ columns: pathsSchema }), z.strictObject({ hashOf: pathsSchema })]),
    /** Of the town only what is not ours is told; it is not stored. */
    fields: z.partialRecord(z.enum([...FIELD_NAMES, 'town']), fieldMapSchema),
    /** For new places only, if the row is blank; never overwrites stored values. */
    defaults: z.partialRecord(z.enum(FIELD_NAMES), text).default({}),
    tables: z.record(text, z.record(text, text)).default({}),
    /** All columns of the source's files, including unused ones: they identify its next file. */
    columns: z.array(text).default([]),
  })
  .superRefine((map, context) => {
    for (const [field, { table }] of listLookups(map.fields)) {
      if (!map.tables[table])
        context.addIssue({ code: 'custom', path: ['fields', field], message: `no table “${table}”` });
    }
    // An invalid default would fail every row.
    for (const { field, message } of readValues(map.defaults, new Date()).faults) {
      context.addIssue({ code: 'custom', path: ['defaults', field], message });
    }
  });
export type ImportMap = z.infer<typeof importMapSchema>;

function listLookups(
  fields: Readonly<Partial<Record<string, FieldMap>>>,
): [string, z.infer<typeof lookupSchema>][] {
  return Object.entries(fields).flatMap(([name, field]) =>
    (field ? listSteps(field) : []).flatMap(({ lookup }) =>
      lookup.map((step): [string, typeof step] => [name, step]),
    ),
  );
}

function listColumnFields(field: FieldMap): readonly ColumnField[] {
  return listSteps(field).filter((step) => 'from' in step);
}

function listSteps(field: FieldMap): readonly (ColumnField | PolygonField)[] {
  if ('parts' in field) return field.parts;
  return 'firstOf' in field ? field.firstOf : [field];
}

/** Whether a field can only be read from polygons: without them, every place would get the same value, or none. */
export function needsAreas(map: ImportMap): boolean {
  return Object.values(map.fields).some((field) => listSteps(field).every((step) => 'polygon' in step));
}

/** The columns that a file must have for a map. An export may predate newer fields. */
export function listColumns(map: ImportMap): string[] {
  return columnsOf(map, (name) => !map.exact || REQUIRED_FIELDS.some((field) => field === name));
}

/** All columns that a map knows, used or not. */
export function listAllColumns(map: ImportMap): string[] {
  return [...new Set([...columnsOf(map, () => true), ...map.columns])];
}

export function columnsFor({ fields }: ImportMap, names: readonly (keyof ImportMap['fields'])[]): string[] {
  return names.flatMap((name) =>
    fields[name] ? listColumnFields(fields[name]).flatMap(({ from }) => from) : [],
  );
}

function columnsOf(map: ImportMap, isWanted: (name: string) => boolean): string[] {
  const keys = 'hashOf' in map.key ? map.key.hashOf : map.key.columns;
  const fields = Object.entries(map.fields).flatMap(([name, field]) =>
    isWanted(name) ? listColumnFields(field) : [],
  );
  const more = [map.id, map.origin?.source, map.origin?.key];
  return [
    ...new Set([
      ...keys,
      ...fields.flatMap(({ from }) => from),
      ...more.filter((column) => column !== undefined),
    ]),
  ];
}

/** @throws ImportFault in one line that names file, field and fault */
export function checkImportMap(value: unknown, file: string): ImportMap {
  const parsed = importMapSchema.safeParse(value, { error: wordsFor });
  if (parsed.success) return parsed.data;
  const issue = innermost(parsed.error.issues);
  throw new ImportFault(`${file}: ${issue?.path.join('.') || 'the map'}: ${issue?.message ?? wordsFor({})}`);
}

/** Of a union's alternatives, the fault of the closest match. */
function innermost([issue]: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  if (issue?.code !== 'invalid_union') return issue;
  const ways = issue.errors.map((way) => innermost(way)).filter((way) => way !== undefined);
  const isOtherShape = ({ code }: z.core.$ZodIssue) =>
    /^(invalid_type|invalid_union|unrecognized_keys)$/.test(code);
  const read = ways.find((way) => way.path.length > 0 && !isOtherShape(way));
  const deepest = read ?? ways.toSorted((a, b) => b.path.length - a.path.length)[0];
  return deepest && { ...deepest, path: [...issue.path, ...deepest.path] };
}
