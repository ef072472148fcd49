import { z } from 'zod';
import { defineRead } from './operation.ts';

const count = z.int().min(0);

/** The status of the newsletter list for staff. Days are in the city's time. */
export const newsletterDeskSchema = z
  .object({
    /** False without a mailing service: addresses are stored, but nothing is delivered. */
    hasProvider: z.boolean(),
    subscribed: count,
    unsubscribed: count,
    /** Not yet delivered to the provider; `retrying` counts those with a failed attempt. */
    waiting: count,
    retrying: count,
    /** Why the last attempt failed. */
    lastError: z.string().nullable(),
    failed: count,
    bySource: z.array(z.object({ source: z.string(), subscribed: count, unsubscribed: count })),
    /** The last thirty days, newest first, including days without a sign-up. */
    byDay: z.array(z.object({ day: z.iso.date(), joined: count, left: count })),
  })
  .meta({ id: 'NewsletterDesk' });
export type NewsletterDesk = z.infer<typeof newsletterDeskSchema>;

export const getNewsletterDesk = defineRead('/api/desk/newsletter', {
  summary: "The newsletter's list in numbers.",
  audience: 'staff',
  roles: ['editor'],
  responses: { 200: newsletterDeskSchema, 401: 'text', 403: 'text' },
});

export const exportSubscribers = defineRead('/api/desk/newsletter/subscribers.csv', {
  summary: 'The whole list, as it is read from the database; no cell begins a formula.',
  audience: 'staff',
  roles: ['editor'],
  responses: { 200: 'text/csv', 401: 'text', 403: 'text' },
});
