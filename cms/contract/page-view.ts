import { z } from 'zod';

/** Many times what an event needs. */
export const EVENT_MAX_BYTES = 4_096;

const pageSchema = z.string().min(1).max(200);
/** A random text that the browser makes for each page view: what comes twice with it is counted once. */
const viewSchema = z.string().regex(/^[\w-]{8,64}$/, 'view is 8 to 64 letters, digits, _ or -');

/** What an ad reports (spec 1 §7). */
export const pageViewSchema = z.object({ page: pageSchema, view: viewSchema.optional() });

/** What a featured business reports: nothing, as spec 1 §7 has it, or where and in which page view. */
export const optionalPageViewSchema = z
  .object({ page: pageSchema.optional(), view: viewSchema.optional() })
  .optional();

export const clickTypeSchema = z.object({
  clickType: z.enum(['phone', 'website']),
  page: pageSchema.optional(),
  view: viewSchema.optional(),
});

/** Events are durable when the call answers. 503: too many wait, or the database is away; the call may come again. */
export const EVENT_RESPONSES = {
  204: 'empty',
  400: 'text',
  404: 'text',
  413: 'text',
  415: 'text',
  429: 'text',
  503: 'text',
} as const;
