import { READ_EVENTS, READ_KINDS, readSubjectOf } from '#domain/readership/read-subject';
import { z } from 'zod';
import { defineRead, defineWrite } from './operation.ts';
import { RECORDS_EVENT, viewSchema } from './page-view.ts';
import { recordIdSchema } from './record-id.ts';

const count = z.int().min(0);
const editors = { audience: 'staff', roles: ['editor'] } as const;

export const recordReading = defineWrite('POST', '/api/readings', {
  summary:
    'A story, a guide, a place or a page of results was looked at (3 seconds) or read (30 seconds and 60%), once per page view. Only the day’s count is kept.',
  ...RECORDS_EVENT,
  body: z.object({
    /** The page’s path; `/?q=` for any page of results. */
    path: z
      .string()
      .max(600)
      .refine((path) => readSubjectOf(path) !== null, { error: 'Nobody counts the readers of this page.' }),
    event: z.enum(READ_EVENTS),
    view: viewSchema,
  }),
});

export const readersOfSchema = z
  .object({
    /** The last 30 days, including days without readers. */
    days: z.array(z.object({ day: z.iso.date(), views: count, reads: count })),
    /** Totals over all stored days. */
    views: count,
    reads: count,
  })
  .meta({ id: 'ReadersOf' });
export type ReadersOf = z.infer<typeof readersOfSchema>;

export const getReadersOf = defineRead('/api/desk/readership/{kind}/{id}', {
  ...editors,
  summary: 'Views and reads of a story, a guide or a place, by day.',
  params: z.object({ kind: z.enum(READ_KINDS).exclude(['search']), id: recordIdSchema }),
  responses: { 200: readersOfSchema, 400: 'text', 401: 'text', 403: 'text', 404: 'text' },
});

/** A page that was read in the last days; lists have the most viewed first. */
export const readPageSchema = z.object({
  kind: z.enum(READ_KINDS),
  title: z.string(),
  /** The page on the site. */
  path: z.string(),
  /** The document in the panel; `null` for search and for guides that no editor has changed. */
  panelPath: z.string().nullable(),
  views: count,
  reads: count,
  /** Views in the preceding period of the same length. */
  viewsBefore: count,
});
export type ReadPage = z.infer<typeof readPageSchema>;

export const READERSHIP_DAYS = ['7', '30'] as const;

export const readershipSchema = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    pages: z.array(readPageSchema),
    /** Totals over all pages, listed or not. */
    views: count,
    reads: count,
    /** Reports that were not counted, with the same reasons as for ads. */
    discarded: z.object({ bot: count, staff: count, duplicate: count, rate: count }),
  })
  .meta({ id: 'Readership' });
export type Readership = z.infer<typeof readershipSchema>;

export const getReadership = defineRead('/api/desk/readership', {
  ...editors,
  summary: 'What was read in the last 7 or 30 days, and what was not counted.',
  query: z.object({ days: z.enum(READERSHIP_DAYS).default('7') }),
  responses: { 200: readershipSchema, 400: 'text', 401: 'text', 403: 'text' },
});
