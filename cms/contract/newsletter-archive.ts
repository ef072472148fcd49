import { z } from 'zod';
import { slugParams } from './editorial.ts';
import { newsletterIssueSchema } from './newsletter-issues.ts';
import { refusals, visitors } from './operation.ts';

/** The day it went out, in the city. */
const day = z.iso.date();

export const newsletterPageSchema = z.object({
  /** Newest first. */
  issues: z.array(newsletterIssueSchema.pick({ slug: true, subject: true, preheader: true }).extend({ day })),
});

export type NewsletterPage = z.infer<typeof newsletterPageSchema>;

export const issuePageSchema = newsletterIssueSchema.extend({ day });
export type IssuePage = z.infer<typeof issuePageSchema>;

export const getNewsletterPage = visitors.read('/api/pages/newsletter', {
  summary: 'The issues of the newsletter that have gone out.',
  responses: { 200: newsletterPageSchema },
});

export const getIssuePage = visitors.read('/api/pages/newsletter/{slug}', {
  summary: 'One issue that has gone out, as it was mailed.',
  params: slugParams,
  responses: { 200: issuePageSchema, ...refusals(400, 404) },
});
