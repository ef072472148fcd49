/** The calls of the imports desk (decisions §11); their responses are in `imports.ts`. */
import { BRAKES } from '#domain/imports/brakes';
import { z } from 'zod';
import {
  similarRowsSchema,
  COMPARED_FIELDS,
  DECISIONS,
  duplicatePairSchema,
  EXPORT_FORMATS,
  importBatchSchema,
  importFileSchema,
  importPhotosSchema,
  mergeSchema,
  newNameSchema,
  planRemarkSchema,
  planRowSchema,
  previewRowSchema,
  ROW_KINDS,
  stalePlaceSchema,
  TEMPLATE_FORMATS,
} from './imports.ts';
import { dataStaff, refusals } from './operation.ts';
import { recordIdSchema } from './record-id.ts';

const MB = 1024 * 1024;

/** 409 states what is wrong with a file, a map or a plan, and what to do next. */
const faulty = refusals(409);
const started = { 202: z.object({ id: z.int().positive() }), ...faulty } as const;
const mappedFile = z.object({ upload: z.string(), map: z.record(z.string(), z.unknown()) });
const plannedFile = mappedFile.extend({
  /** Fill in empty fields only. */
  fillBlanks: z.boolean().default(false),
  /** The date of the file's data; newer values are kept. */
  asOf: z.iso.date().nullable().default(null),
});

export const uploadImportFile = dataStaff.write('POST', '/api/desk/imports/files', {
  summary: 'Send a file; it is kept for a month, and changes nothing.',
  query: z.object({ name: z.string() }),
  bodyType: 'application/octet-stream',
  // Enough for a city's list; larger files go through the command line.
  maxBodyBytes: 100 * MB,
  responses: { 200: importFileSchema, ...faulty },
});

export const uploadNeighborhoods = dataStaff.write('POST', '/api/desk/imports/neighborhoods', {
  summary: 'Send the neighborhoods as GeoJSON polygons; they take the place of those that are kept.',
  bodyType: 'application/octet-stream',
  maxBodyBytes: 20 * MB,
  responses: { 204: 'empty', ...faulty },
});

export const previewImport = dataStaff.write('POST', '/api/desk/imports/preview', {
  summary: 'The first rows of a file as a map reads them.',
  body: mappedFile,
  maxBodyBytes: MB,
  responses: { 200: z.object({ rows: z.array(previewRowSchema) }), ...faulty },
});

export const saveImportMap = dataStaff.write('POST', '/api/desk/imports/maps', {
  summary:
    'Keep a map by a name, in place of what it was; files with its columns are recognized from then on.',
  body: z.object({ name: z.string(), map: z.record(z.string(), z.unknown()) }),
  maxBodyBytes: MB,
  responses: { 204: 'empty', ...faulty },
});

export const planImport = dataStaff.write('POST', '/api/desk/imports', {
  summary: 'Begin to plan what a file would do; the plan says how it goes on, and changes nothing.',
  body: plannedFile,
  maxBodyBytes: MB,
  responses: started,
});

export const downloadTemplate = dataStaff.read('/api/desk/imports/template', {
  summary: 'An empty table to fill in, whose columns are known, with a note on each.',
  query: z.object({ format: z.enum(TEMPLATE_FORMATS).default('xlsx') }),
  responses: { 200: 'application/octet-stream' },
});

export const getImport = dataStaff.read('/api/desk/imports/{id}', {
  summary: 'A plan or import, with its next rows after a number.',
  query: z.object({ action: z.enum(ROW_KINDS).optional(), after: recordIdSchema.optional() }),
  responses: {
    200: z.object({
      batch: importBatchSchema,
      rows: z.array(planRowSchema),
      hasMore: z.boolean(),
      /** Groups of similar undecided possible duplicates, the largest first. */
      alike: z.array(similarRowsSchema),
      /** What several rows have in common, faults first. */
      remarks: z.array(planRemarkSchema),
      /** Names for which the commit would create records: first those that are probably misspelled. */
      newNames: z.array(newNameSchema),
      photos: importPhotosSchema,
    }),
    ...faulty,
  },
});

export const decideDuplicate = dataStaff.write('POST', '/api/desk/imports/{id}/decisions', {
  summary:
    'Say what a possible duplicate of a plan is; with `update`, which of the places it resembles. `take`: write what the plan keeps. `others` are decided alike, but for those that leave doubt.',
  body: z.object({
    decision: z.enum(DECISIONS),
    row: recordIdSchema,
    placeId: recordIdSchema.optional(),
    /** With `take`: only its values. */
    field: z.string().optional(),
    others: z.array(recordIdSchema).max(10_000).default([]),
  }),
  responses: { 204: 'empty', ...faulty },
});

export const assignImportName = dataStaff.write('POST', '/api/desk/imports/{id}/names', {
  summary: 'Make a new name of a plan an alias of another name, for this and every later import.',
  body: newNameSchema.pick({ kind: true, name: true }).extend({ as: z.string().trim().min(1).max(100) }),
  responses: { 204: 'empty', ...faulty },
});

export const commitImport = dataStaff.write('POST', '/api/desk/imports/{id}/commit', {
  summary:
    'Begin to do what a plan says, or go on with what was interrupted. A plan that asks needs each of its brakes accepted.',
  body: z.object({ accept: z.array(z.enum(BRAKES)).default([]) }),
  responses: started,
});

export const undoImport = dataStaff.write('POST', '/api/desk/imports/{id}/undo', {
  summary: 'Begin to take an import back.',
  responses: started,
});

export const downloadRejects = dataStaff.read('/api/desk/imports/{id}/rejects', {
  summary: 'The rejected rows of a plan in the form of their file, each with its reason.',
  responses: { 200: 'application/octet-stream', ...faulty },
});

export const downloadPlaces = dataStaff.read('/api/desk/places/export', {
  summary: 'All places, drafts included, as a file that imports back unchanged; no cell begins a formula.',
  query: z.object({ format: z.enum(EXPORT_FORMATS).default('csv') }),
  responses: { 200: 'application/octet-stream' },
});

export const listDuplicates = dataStaff.read('/api/desk/places/duplicates', {
  summary:
    'Pairs of places that may be one, the likeliest first, and merges that can be undone, the last first.',
  responses: { 200: z.object({ pairs: z.array(duplicatePairSchema), merges: z.array(mergeSchema) }) },
});

export const mergeDuplicates = dataStaff.write('POST', '/api/desk/places/duplicates/merge', {
  summary: 'Make two places one; `take` names the fields whose value is that of the place that goes.',
  body: z.object({ keepId: recordIdSchema, dropId: recordIdSchema, take: z.array(z.enum(COMPARED_FIELDS)) }),
  responses: { 204: 'empty', ...faulty },
});

export const undoMerge = dataStaff.write('POST', '/api/desk/places/{id}/merge/undo', {
  summary: 'Make a place that was merged into another one of its own again.',
  responses: { 200: z.object({ outcome: z.string() }), ...faulty },
});

export const tellDuplicatesApart = dataStaff.write('POST', '/api/desk/places/duplicates/apart', {
  summary: 'Remember that two places are two.',
  body: z.object({ a: recordIdSchema, b: recordIdSchema }),
  responses: { 204: 'empty', ...faulty },
});

export const listStalePlaces = dataStaff.read('/api/desk/places/verification', {
  summary: 'Published places that are not closed, the longest unchecked first.',
  responses: { 200: z.object({ places: z.array(stalePlaceSchema) }) },
});

export const verifyPlace = dataStaff.write('POST', '/api/desk/places/{id}/verification', {
  summary: 'Note that a place was found today to be as it is written.',
  responses: { 204: 'empty', ...faulty },
});
