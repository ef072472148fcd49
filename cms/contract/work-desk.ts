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
  /** Who is working on it. */
  owner: z.string().nullable(),
});

/** The desk's start page. A part is `null` if the role doesn't include it. Paths are in the panel. */
export const workDeskSchema = z
  .object({
    /** Articles with unpublished changes, newest first: the caller's and the others'. */
    drafts: z.object({ mine: z.array(draft), others: z.array(draft) }).nullable(),
    /** Scheduled changes until the end of the day in the city. */
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
    /** Home page picks that readers don't see. Without a title: a section that has nothing to show. */
    frontPage: z
      .array(z.object({ section: z.string(), title: z.string().nullable(), path: z.string() }))
      .nullable(),
    waiting: z.object({ reviews: count, reports: count.nullable(), proposals: count.nullable() }).nullable(),
    /** The most viewed pages of the last seven days. */
    readThisWeek: z.array(readPageSchema).nullable(),
    /** Broken links in documents that the caller can edit. */
    brokenLinks: count.nullable(),
    failedDeliveries: count.nullable(),
    /** Imports in progress. */
    imports: z.array(z.object({ id, fileName: z.string(), state: z.string() })).nullable(),
    /** Import sources that need attention: changed columns, a triggered brake, or unreachable. */
    sourceAlarms: z.array(z.object({ id, name: z.string(), alarm: z.string() })).nullable(),
    /** The most frequent searches without a result. */
    gaps: z.array(z.object({ query: z.string(), count })).nullable(),
    /** The places that have gone unverified the longest. */
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
