import { BRAKES } from '#domain/imports/brakes';
import { z } from 'zod';

/** What a plan says of a row: each is exactly one of the five. */
export const ROW_ACTIONS = ['create', 'update', 'unchanged', 'duplicate', 'rejected'] as const;
/**
 * By these the rows of a plan are listed; `kept`: those with a value that stands although the file says another,
 * `noticed`: those that somebody should look at.
 */
export const ROW_KINDS = [...ROW_ACTIONS, 'kept', 'noticed'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** What a possible duplicate is: a place of its own, the place it resembles, or nothing to import. */
export const DUPLICATE_DECISIONS = ['create', 'update', 'skip'] as const;
/** `take`: values that the plan keeps give way to those of the file. */
export const DECISIONS = [...DUPLICATE_DECISIONS, 'take'] as const;
export type DuplicateDecision = (typeof DUPLICATE_DECISIONS)[number];
export type Decision = (typeof DECISIONS)[number];

/** The kinds of file that all places are written to. */
export const EXPORT_FORMATS = ['csv', 'json', 'geojson'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The kinds of file that are handed out to be filled in. */
export const TEMPLATE_FORMATS = ['xlsx', 'csv'] as const;
export type TemplateFormat = (typeof TEMPLATE_FORMATS)[number];

/** By these a person tells whether two places are one. */
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

/** A file that has arrived, with the maps that may read it, the likeliest first. */
export const importFileSchema = z
  .object({
    upload: z.string(),
    file: z.object({
      name: z.string(),
      kind: z.string(),
      encoding: z.string(),
      columns: z.array(z.string()).readonly(),
    }),
    /** What a map can read, lists of objects included, with the first values. */
    samples: z.array(z.object({ column: z.string(), values: z.array(z.string()) })),
    maps: z.array(z.object({ name: z.string(), map: z.unknown() })),
  })
  .meta({ id: 'ImportFile' });
export type ImportFile = z.infer<typeof importFileSchema>;

/** What a map makes of a row, before it is compared with anything. */
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
    })
    .nullable(),
  originals,
  faults,
  notices: faults,
});
export type PreviewRow = z.infer<typeof previewRowSchema>;

/** Why the file may be wrong as a whole: each asks before the plan is committed. */
const brakeSchema = z.object({ name: z.enum(BRAKES), message: z.string() });

const planTotalsSchema = z.object({
  read: count,
  create: count,
  update: count,
  unchanged: count,
  duplicate: count,
  rejected: count,
  /** Rows with a value that stands although the file says another. */
  kept: count,
  /** Rows that say again what an earlier row of the file said; counted in `unchanged`. */
  repeated: count,
  /** Rows with a value that was left out, or with something to know about them. */
  noticed: count,
  brakes: z.array(brakeSchema),
});
export type PlanTotals = z.infer<typeof planTotalsSchema>;

/** How far the step under way has come; a total of `null` while it is unknown. */
const progressSchema = z.object({ done: count, total: count.nullable() });
export type BatchProgress = z.infer<typeof progressSchema>;

/** An import: what it would do, or has done. */
export const importBatchSchema = z
  .object({
    id,
    fileName: z.string(),
    state: z.enum(['planning', 'planned', 'committing', 'committed', 'undoing', 'undone', 'failed']),
    by: z.string(),
    plannedAt: z.iso.datetime(),
    progress: progressSchema.nullable(),
    totals: planTotalsSchema.nullable(),
    outcome: z.string().nullable(),
  })
  .meta({ id: 'ImportBatch' });
export type ImportBatchView = z.infer<typeof importBatchSchema>;

/** A place or an earlier row that a row may be. */
const candidateSchema = z.object({
  ...likeness,
  /** `null` for a row of the same file. */
  placeId: id.nullable(),
  at: z.string().nullable(),
  name: z.string(),
  address: z.string(),
});
export type Candidate = z.infer<typeof candidateSchema>;

/** A row of a plan, with what became of it. */
export const planRowSchema = z.object({
  rowNo: id,
  at: z.string(),
  action: z.enum(ROW_ACTIONS),
  placeId: id.nullable(),
  matchedBy: z.enum(['source and key', 'id', 'name and place', 'name', 'file']).nullable(),
  name: z.string().nullable(),
  /** All of a new place, or the fields that change, and what those hold now. */
  given: values,
  was: values,
  /** What the file says and the plan does not write, and why. */
  kept: z.record(z.string(), z.object({ says: z.unknown(), because: z.string() })).nullable(),
  originals,
  notices: faults,
  faults,
  candidates: z.array(candidateSchema).readonly(),
  /** Whether the row has all that a new place needs: one that is held back may lack its address. */
  canCreate: z.boolean(),
  decided: z.string().nullable(),
  because: z.string().nullable(),
});
export type PlanRowView = z.infer<typeof planRowSchema>;

/** A cuisine or neighborhood that no record has yet. */
export const newNameSchema = z.object({
  kind: z.enum(['cuisines', 'neighborhoods']),
  name: z.string(),
  places: count,
});
export type NewName = z.infer<typeof newNameSchema>;

/** Possible duplicates of a plan that are decided as one. */
export const alikeRowsSchema = z.object({
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

/** Two places that may be one. */
export const duplicatePairSchema = z.object({ a: comparedPlaceSchema, b: comparedPlaceSchema, ...likeness });
export type DuplicatePairView = z.infer<typeof duplicatePairSchema>;

/** A place that somebody should ring up. */
export const stalePlaceSchema = z.object({
  id,
  name: z.string(),
  neighborhood: z.string(),
  address: z.string(),
  phone: z.string().nullable(),
  /** `null`: never. */
  lastVerifiedAt: z.iso.datetime().nullable(),
});
export type StalePlaceView = z.infer<typeof stalePlaceSchema>;
