/** Import sources that are read on a schedule (decisions §11). */
import { READING_DAYS, SOURCE_KINDS } from '#domain/imports/reading-times';
import { z } from 'zod';
import { defineRead, defineWrite } from './operation.ts';
import { recordIdSchema } from './record-id.ts';

const reading = { audience: 'staff', roles: ['data'] } as const;
const writing = { audience: 'staff', roles: ['data'], limit: 'staff' } as const;
const refused = { 401: 'text', 403: 'text' } as const;
/** 409 states what is wrong with a source and what to do next. */
const faulty = { ...refused, 400: 'text', 409: 'text' } as const;
const params = z.object({ id: recordIdSchema });

const MOST_CHANGES_ALLOWED = 100_000;

const sourceSettingsSchema = z.object({
  name: z.string().trim().min(2).max(60),
  kind: z.enum(SOURCE_KINDS),
  /** A web address, or the name of a folder in the inbox. */
  location: z.string().trim().min(1).max(2_000),
  mapName: z.string(),
  readingDay: z.enum(READING_DAYS),
  /** The city's time. */
  readingHour: z.int().min(0).max(23),
  fillBlanks: z.boolean(),
  /** Commit automatically if no brake applies and at most `mostChanges` places are new or changed. */
  commitsAlone: z.boolean(),
  mostChanges: z.int().min(0).max(MOST_CHANGES_ALLOWED),
  isPaused: z.boolean(),
});
export type SourceSettings = z.infer<typeof sourceSettingsSchema>;

const importSourceSchema = sourceSettingsSchema
  .extend({
    id: z.int().positive(),
    nextReadAt: z.iso.datetime(),
    isReading: z.boolean(),
    /** Someone requested an unscheduled read. */
    isForced: z.boolean(),
    lastReadAt: z.iso.datetime().nullable(),
    lastPlan: z.int().positive().nullable(),
    outcome: z.string().nullable(),
    /** A problem that needs attention. */
    alarm: z.string().nullable(),
    changedBy: z.string(),
  })
  .meta({ id: 'ImportSource' });
export type ImportSourceView = z.infer<typeof importSourceSchema>;

export const listImportSources = defineRead('/api/desk/import-sources', {
  ...reading,
  summary: 'Lists that are read at set times, the maps that can read them, and the folder of their folders.',
  responses: {
    200: z.object({
      sources: z.array(importSourceSchema),
      maps: z.array(z.string()),
      inbox: z.string(),
    }),
    ...refused,
  },
});

export const saveImportSource = defineWrite('POST', '/api/desk/import-sources', {
  ...writing,
  summary: 'Keep a new source, or change the one with the id.',
  body: z.object({ id: recordIdSchema.nullable(), settings: sourceSettingsSchema }),
  responses: { 200: z.object({ id: z.int().positive() }), ...faulty },
});

export const readImportSource = defineWrite('POST', '/api/desk/import-sources/{id}/read', {
  ...writing,
  summary: 'Read a source in the next moments; `acceptColumns`: with whatever columns it has now.',
  params,
  body: z.object({ acceptColumns: z.boolean() }),
  responses: { 204: 'empty', ...faulty },
});

export const deleteImportSource = defineWrite('DELETE', '/api/desk/import-sources/{id}', {
  ...writing,
  summary: 'Read a source no more; what was imported stays.',
  params,
  responses: { 204: 'empty', ...faulty },
});
