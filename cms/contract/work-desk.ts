import { z } from 'zod';
import { defineRead } from './operation.ts';
import { readPageSchema } from './readership.ts';

const count = z.int().min(0);
const id = z.int().positive();
const draft = z.object({
  title: z.string(),
  kind: z.string(),
  path: z.string(),
  changedAt: z.iso.datetime(),
  /** Who is on it. */
  owner: z.string().nullable(),
});

/** The front page of work. A part is `null` for those whose work it is not. Paths are the panel's. */
export const workDeskSchema = z
  .object({
    /** Articles with changes that are not published, the newest first: those of whoever asks, and the others. */
    drafts: z.object({ mine: z.array(draft), others: z.array(draft) }).nullable(),
    /** What is published or taken down by itself until the end of Baltimore's day. */
    dueToday: z
      .array(
        z.object({
          title: z.string(),
          path: z.string(),
          action: z.enum(['publish', 'unpublish']),
          at: z.iso.datetime(),
        }),
      )
      .nullable(),
    /** Picks of the home page that readers do not see; without a title, a section that has nothing to show. */
    frontPage: z
      .array(z.object({ section: z.string(), title: z.string().nullable(), path: z.string() }))
      .nullable(),
    waiting: z.object({ reviews: count, reports: count.nullable(), proposals: count.nullable() }).nullable(),
    /** The most viewed pages of the last seven days. */
    readThisWeek: z.array(readPageSchema).nullable(),
    /** Links that broke, in what the reader of this can mend. */
    brokenLinks: count.nullable(),
    failedDeliveries: count.nullable(),
    /** Imports that are under way. */
    imports: z.array(z.object({ id, fileName: z.string(), state: z.string() })).nullable(),
    /** Sources of lists that want somebody to look: columns changed, a brake pulled, not to be reached. */
    sourceAlarms: z.array(z.object({ id, name: z.string(), alarm: z.string() })).nullable(),
    /** The most frequent searches without a result. */
    gaps: z.array(z.object({ query: z.string(), count })).nullable(),
    /** The places that nobody has checked for the longest time. */
    stale: z
      .array(z.object({ id, name: z.string(), lastVerifiedAt: z.iso.datetime().nullable() }))
      .nullable(),
    ads: z.object({ running: count, scheduled: count }).nullable(),
  })
  .meta({ id: 'WorkDesk' });
export type WorkDesk = z.infer<typeof workDeskSchema>;

export const getWorkDesk = defineRead('/api/desk/work', {
  summary: 'What waits for the staff member who asks, by role.',
  audience: 'staff',
  responses: { 200: workDeskSchema, 401: 'text' },
});
