import { z } from 'zod';
import { SeedFault } from './seed-fault.ts';

const text = z.string().min(1);
const pathsSchema = z.union([text.transform((path) => [path]), z.array(text).min(1)]);

const pattern = text.transform((source, context) => {
  try {
    return new RegExp(source, 'i');
  } catch {
    context.addIssue(`"${source}" is not a regular expression`);
    return z.NEVER;
  }
});

const lookupSchema = z.strictObject({
  /** One of the map's tables; keys match without regard to case and outer blanks. */
  table: text,
  /** What becomes of a value the table does not have. */
  otherwise: z.enum(['keep', 'unknown']).default('keep'),
});

/** How one value is read from a row; the steps run in the order they stand here. */
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
  /** A sentence around the value, which stands at `{}`. */
  template: text.includes('{}').optional(),
});
export type ColumnField = z.infer<typeof columnFieldSchema>;

const partsFieldSchema = z.strictObject({
  parts: z.array(columnFieldSchema).min(1),
  join: z.string().default(', '),
});
const firstOfFieldSchema = z.strictObject({ firstOf: z.array(columnFieldSchema).min(1) });

export const fieldMapSchema = z.union([columnFieldSchema, partsFieldSchema, firstOfFieldSchema]);
export type FieldMap = z.infer<typeof fieldMapSchema>;

/** The fields of a place a source can fill. */
export const MAPPED_FIELDS = [
  'name',
  'description',
  'category',
  'neighborhood',
  'address',
  'fullAddress',
  'phone',
  'website',
  'imageUrl',
  'rating',
  'reviewCount',
  'priceRange',
  'latitude',
  'longitude',
  'status',
  'menuUrl',
  'reservationUrl',
] as const;
export type MappedField = (typeof MAPPED_FIELDS)[number];

/** How the files of one source become places: a map beside the code, so that a new source needs no new code. */
export const importMapSchema = z
  .strictObject({
    /** What the map is for and what is peculiar about the source, for whoever reads it. */
    notes: z.array(text).default([]),
    /** Name of the source; with the key it says which place a row is, for good. */
    source: text.regex(/^[a-z0-9-]+$/, 'lowercase letters, digits and hyphens'),
    /** Columns that identify a row: their values, or a hash of them where the source has no id. */
    key: z.union([z.strictObject({ columns: pathsSchema }), z.strictObject({ hashOf: pathsSchema })]),
    fields: z.partialRecord(z.enum(MAPPED_FIELDS), fieldMapSchema),
    /** Where weekly hours stand, and in which form. */
    openingHours: z.strictObject({ from: text, format: z.enum(['orderup-timesets']) }).optional(),
    /** For new places only, where the row says nothing; never written over what is stored. */
    defaults: z.partialRecord(z.enum(MAPPED_FIELDS), text).default({}),
    tables: z.record(text, z.record(text, text)).default({}),
  })
  .superRefine((map, context) => {
    for (const [field, { table }] of listLookups(map.fields)) {
      if (!map.tables[table])
        context.addIssue({ code: 'custom', path: ['fields', field], message: `no table "${table}"` });
    }
  });
export type ImportMap = z.infer<typeof importMapSchema>;

function listLookups(
  fields: Partial<Record<MappedField, FieldMap>>,
): [string, z.infer<typeof lookupSchema>][] {
  return Object.entries(fields).flatMap(([name, field]) =>
    listColumnFields(field).flatMap(({ lookup }) =>
      lookup.map((step): [string, typeof step] => [name, step]),
    ),
  );
}

export function listColumnFields(field: FieldMap): readonly ColumnField[] {
  if ('parts' in field) return field.parts;
  return 'firstOf' in field ? field.firstOf : [field];
}

/**
 * The map of a file's text.
 * @throws SeedFault of one line that names file, field and fault
 */
export function parseImportMap(json: string, file: string): ImportMap {
  const parsed = importMapSchema.safeParse(readJson(json, file));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new SeedFault(`${file}: ${issue?.path.join('.') || 'the map'}: ${issue?.message ?? 'Invalid input'}`);
}

function readJson(json: string, file: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new SeedFault(`${file}: not JSON`, { cause: error });
  }
}
