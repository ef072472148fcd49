import { DRAFTED_GLOBALS } from '#domain/guides/editorial-words';
import { z } from 'zod';
import { editors, refusals } from './operation.ts';
import { recordIdSchema } from './record-id.ts';

/** A scheduled change. */
const entrySchema = z.object({
  id: z.int().positive(),
  title: z.string(),
  kind: z.enum(['Story', 'Guide', 'Award', 'Issue', 'Page']),
  /** The document in the panel. */
  path: z.string(),
  action: z.enum(['publish', 'unpublish']),
  at: z.iso.datetime(),
  /** `at` in the city's time. */
  day: z.iso.date(),
  time: z.iso.time({ precision: -1 }),
  /** Why the change failed; `null` while it is pending. */
  problem: z.string().nullable(),
});

export const scheduleSchema = z.object({
  /** In the city's time. */
  today: z.iso.date(),
  /** By time. Failed changes stay until someone cancels them. */
  entries: z.array(entrySchema),
});
export type Schedule = z.infer<typeof scheduleSchema>;
export type ScheduleEntry = z.infer<typeof entrySchema>;

export const getSchedule = editors.read('/api/desk/schedule', {
  summary: 'What is published or taken down by itself, and what could not be.',
  responses: { 200: scheduleSchema },
});

export const cancelScheduled = editors.write('DELETE', '/api/desk/schedule/{id}', {
  summary: 'Take a scheduled change off the schedule. 409 once it has happened.',
  responses: { 204: 'empty', ...refusals(409) },
});

const newSchema = z.object({
  collection: z.enum(['stories', 'guides', 'pages', 'newsletter-issues', ...DRAFTED_GLOBALS]),
  id: recordIdSchema,
  action: z.enum(['publish', 'unpublish']),
  /** In the city's time. */
  day: z.iso.date(),
  time: z.iso.time({ precision: -1 }),
});
export type NewScheduled = z.infer<typeof newSchema>;

export const scheduleChange = editors.write('POST', '/api/desk/schedule', {
  summary:
    'Schedule a document to go live or come down. 400 if it could not be published as it is now, or is always there; 409 if an issue of the newsletter has a time already.',
  body: newSchema,
  responses: { 204: 'empty', ...refusals(404, 409) },
});
