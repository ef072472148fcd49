import { z } from 'zod';

/** Many times the size of an event. */
export const EVENT_MAX_BYTES = 4_096;

const pageSchema = z.string().min(1).max(200);
/** A random id per page view, made by the browser: repeated reports with the same id count once. */
export const viewSchema = z.string().regex(/^[\w-]{8,64}$/, 'view is 8 to 64 letters, digits, _ or -');

/** The body of an ad report (spec 1 §7). */
export const pageViewSchema = z.object({ page: pageSchema, view: viewSchema.optional() });

/** The body of a featured business report: empty as in spec 1 §7, or with position and page view. */
export const optionalPageViewSchema = z
  .object({ page: pageSchema.optional(), view: viewSchema.optional() })
  .optional();

export const clickTypeSchema = z.object({
  clickType: z.enum(['phone', 'website']),
  page: pageSchema.optional(),
  view: viewSchema.optional(),
});

/**
 * What every call that records an event says of itself. Events are durable once it answers. 503: too many are queued, or
 * the database is down; clients may retry.
 */
export const RECORDS_EVENT = {
  audience: 'public',
  limit: 'tracking',
  bodyType: 'beacon',
  maxBodyBytes: EVENT_MAX_BYTES,
  responses: { 204: 'empty', 400: 'text', 404: 'text', 413: 'text', 415: 'text', 429: 'text', 503: 'text' },
} as const;
