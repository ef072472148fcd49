import { READ_EVENTS, readSubjectOf } from '#domain/readership/read-subject';
import { z } from 'zod';
import { defineWrite } from './operation.ts';
import { RECORDS_EVENT, viewSchema } from './page-view.ts';

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
