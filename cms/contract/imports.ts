import { BRAKES } from '#domain/imports/brakes';
import { z } from 'zod';
import { openingSpanSchema } from './restaurants.ts';

/** The planned action for a row: exactly one of these. */
export const ROW_ACTIONS = ['create', 'update', 'unchanged', 'duplicate', 'rejected'] as const;
/**
 * Filters for the rows of a plan. `kept`: a stored value is kept although the file has another; `noticed`: someone
 * should look at the row.
 */
export const ROW_KINDS = [...ROW_ACTIONS, 'kept', 'noticed'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** What to do with a possible duplicate: create a new place, update the one it resembles, or skip it. */
export const DUPLICATE_DECISIONS = ['create', 'update', 'skip'] as const;
/** `take`: the file's values replace those that the plan would keep. */
export const DECISIONS = [...DUPLICATE_DECISIONS, 'take'] as const;
export type DuplicateDecision = (typeof DUPLICATE_DECISIONS)[number];
export type Decision = (typeof DECISIONS)[number];

export const EXPORT_FORMATS = ['csv', 'json', 'geojson'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const TEMPLATE_FORMATS = ['xlsx', 'csv'] as const;
export type TemplateFormat = (typeof TEMPLATE_FORMATS)[number];

/** The fields by which a person decides whether two places are the same. */
export const COMPARED_FIELDS = [
  'name',
  'category',
  'neighborhood',
  'address',
  'fullAddress',
  'phone',
  'website',
  'rating',
  'reviewCount',
  'priceRange',
  'status',
  'description',
] as const;
export type ComparedField = (typeof COMPARED_FIELDS)[number];

const count = z.int().min(0);
const id = z.int().positive();
const likeness = { score: z.int(), reasons: z.array(z.string()).readonly() };
const faults = z.array(z.object({ field: z.string(), message: z.string() })).readonly();
const originals = z.record(z.string(), z.string());
const values = z.record(z.string(), z.unknown()).nullable();

/** An uploaded file with the maps that may read it, the likeliest first. */
export const importFileSchema = z.object({
  upload: z.string(),
  file: z.object({
    name: z.string(),
    kind: z.string(),
    encoding: z.string(),
    columns: z.array(z.string()).readonly(),
  }),
  /** What it may overwrite, by its own date; those of the plan whose rejected rows it has. */
  terms: z.object({ fillBlanks: z.boolean(), asOf: z.string().nullable() }),
  /** The columns that a map can read, including lists of objects, with their first values. */
  samples: z.array(z.object({ column: z.string(), values: z.array(z.string()) })),
  maps: z.array(z.object({ name: z.string(), map: z.unknown() })),
});
export type ImportFile = z.infer<typeof importFileSchema>;

/** A row as the map reads it, before any comparison. */
export const previewRowSchema = z.object({
  at: z.string(),
  place: z
    .object({
      name: z.string(),
      category: z.string(),
      neighborhood: z.string(),
      address: z.string(),
      phone: z.string().nullable(),
      website: z.string().nullable(),
      imageUrl: z.string().nullable(),
      rating: z.number().nullable(),
      reviewCount: z.number().nullable(),
      priceRange: z.string().nullable(),
      description: z.string(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      openingHours: z.array(openingSpanSchema).nullable(),
    })
    .nullable(),
  originals,
  faults,
  notices: faults,
});
export type PreviewRow = z.infer<typeof previewRowSchema>;

/** A sign that the whole file may be wrong; must be accepted before the commit. */
const brakeSchema = z.object({ name: z.enum(BRAKES), message: z.string() });

const planTotalsSchema = z.object({
  read: count,
  create: count,
  update: count,
  unchanged: count,
  duplicate: count,
  rejected: count,
  /** Rows with a stored value that is kept although the file has another. */
  kept: count,
  /** Rows that repeat an earlier row of the file; included in `unchanged`. */
  repeated: count,
  /** Rows with a notice, such as an omitted value. */
  noticed: count,
  brakes: z.array(brakeSchema),
});
export type PlanTotals = z.infer<typeof planTotalsSchema>;

/** Progress of the current step; `total` is `null` while unknown. */
const progressSchema = z.object({ done: count, total: count.nullable() });
export type BatchProgress = z.infer<typeof progressSchema>;

/** An import, planned or carried out. */
export const importBatchSchema = z.object({
  id,
  fileName: z.string(),
  state: z.enum(['planning', 'planned', 'committing', 'committed', 'undoing', 'undone', 'failed']),
  by: z.string(),
  progress: progressSchema.nullable(),
  totals: planTotalsSchema.nullable(),
  outcome: z.string().nullable(),
  /** Rows that change nothing are not kept, and the others are deleted after a time. */
  hasRows: z.boolean(),
  /** The last day on which it can be undone. */
  undoUntil: z.iso.date().nullable(),
});
export type ImportBatchView = z.infer<typeof importBatchSchema>;

/** An import's photos: yet to come, here, left as staff chose another, and those that could not be had. */
export const importPhotosSchema = z.object({ due: count, fetched: count, kept: count, missing: count });
export type ImportPhotos = z.infer<typeof importPhotosSchema>;

/** A place or an earlier row that the row may duplicate. */
const candidateSchema = z.object({
  ...likeness,
  /** `null` for a row of the same file. */
  placeId: id.nullable(),
  at: z.string().nullable(),
  name: z.string(),
  address: z.string(),
});
export type Candidate = z.infer<typeof candidateSchema>;

export const planRowSchema = z.object({
  rowNo: id,
  at: z.string(),
  action: z.enum(ROW_ACTIONS),
  placeId: id.nullable(),
  matchedBy: z.enum(['source and key', 'id', 'name and place', 'name', 'file']).nullable(),
  name: z.string().nullable(),
  /** All fields of a new place, or the changed fields; `was` has their current values. */
  given: values,
  was: values,
  /** The file's values that the plan does not write, with the reasons. */
  kept: z.record(z.string(), z.object({ value: z.unknown(), because: z.string() })).nullable(),
  originals,
  notices: faults,
  faults,
  candidates: z.array(candidateSchema).readonly(),
  /** Whether the row has all required fields of a new place; one that is held back may lack its address. */
  canCreate: z.boolean(),
  decided: z.string().nullable(),
  because: z.string().nullable(),
});
export type PlanRowView = z.infer<typeof planRowSchema>;

/** A fault, a notice, or a reason to keep a field's value, with the rows that share it; `at` is the first, quoted. */
export const planRemarkSchema = z.object({
  kind: z.enum(['fault', 'notice', 'kept']),
  field: z.string(),
  message: z.string(),
  at: z.string(),
  rows: z.array(id),
});
export type PlanRemark = z.infer<typeof planRemarkSchema>;

/** A cuisine or neighborhood that no record has yet. */
export const newNameSchema = z.object({
  kind: z.enum(['cuisines', 'neighborhoods']),
  name: z.string(),
  places: count,
  /** The name that it is probably a spelling of: a record's, or a more frequent new one. */
  like: z.string().nullable(),
});
export type NewName = z.infer<typeof newNameSchema>;

/** Possible duplicates of a plan that are decided together. */
export const similarRowsSchema = z.object({
  rows: z.array(id).readonly(),
  like: z.object({ name: z.string(), address: z.string() }).nullable(),
  reasons: z.array(z.string()).readonly(),
  canCreate: z.boolean(),
  canUpdate: z.boolean(),
});

const comparedPlaceSchema = z.object({
  id,
  fields: z.record(z.string(), z.union([z.string(), z.number()]).nullable()),
});
export type ComparedPlace = z.infer<typeof comparedPlaceSchema>;

/** Two places that may be the same. */
export const duplicatePairSchema = z.object({ a: comparedPlaceSchema, b: comparedPlaceSchema, ...likeness });
export type DuplicatePairView = z.infer<typeof duplicatePairSchema>;

/** A merge that can be undone; `id` is the number of the place that went. */
export const mergeSchema = z.object({
  id,
  name: z.string(),
  /** The name of the place that stayed. */
  into: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type MergeView = z.infer<typeof mergeSchema>;

/** A place that someone should call to verify. */
export const stalePlaceSchema = z.object({
  id,
  name: z.string(),
  neighborhood: z.string(),
  address: z.string(),
  phone: z.string().nullable(),
  /** `null` if never verified. */
  lastVerifiedAt: z.iso.datetime().nullable(),
});
export type StalePlaceView = z.infer<typeof stalePlaceSchema>;
