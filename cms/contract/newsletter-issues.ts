import { z } from 'zod';
import { articlePartSchema } from './editorial.ts';
import { emailSchema } from './email.ts';
import { editors, refusals, visitors } from './operation.ts';
import { teaserSchema } from './pages.ts';

/** A part of an issue. Everything in it can be opened by readers; empty parts are omitted. */
export const issueBlockSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['stories', 'guides', 'places']),
    heading: z.string(),
    /** Of a place, the summary is the editors' line about it. */
    teasers: z.array(teaserSchema).min(1),
  }),
  /** Answered by replying to the mail. */
  z.object({ kind: z.literal('question'), question: z.string(), text: z.string().nullable() }),
  z.object({
    kind: z.literal('text'),
    heading: z.string().nullable(),
    body: z.array(articlePartSchema).min(1),
  }),
  /** A slot for an ad, which the mail fills and the archive leaves out. */
  z.object({ kind: z.literal('ad') }),
]);
export type IssueBlock = z.infer<typeof issueBlockSchema>;

/** An issue of the newsletter, as mailed and as the archive shows it. */
export const newsletterIssueSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  /** The one it is mailed with. */
  subject: z.string(),
  /** The line that inboxes show beside the subject. */
  preheader: z.string(),
  intro: z.array(articlePartSchema),
  blocks: z.array(issueBlockSchema),
});
export type NewsletterIssue = z.infer<typeof newsletterIssueSchema>;

/** `draft`: not scheduled. `canceled`: stopped on the way; those who had it by then have it. */
export const SENDING_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled'] as const;
export type SendingState = (typeof SENDING_STATES)[number];

export const sendingSchema = z.object({
  state: z.enum(SENDING_STATES),
  /** The same in words, with the time and how many have it. */
  text: z.string(),
  /** In the city's time. */
  today: z.iso.date(),
  /** `none`: neither SMTP_URL nor listmonk is set. */
  through: z.enum(['smtp', 'listmonk', 'none']),
  /** How many would get it now. */
  audience: z.int().min(0),
  /** How many may have it, since nobody heard the mail server's answer. */
  unclear: z.int().min(0),
  /** Some of the addresses that are unclear, bounced or failed, with what the mail server said. */
  troubles: z.array(z.object({ email: z.string(), state: z.string(), said: z.string() })).max(100),
  /** Why it does not go on at present. */
  problem: z.string().nullable(),
});
export type Sending = z.infer<typeof sendingSchema>;

const checkSchema = z.object({
  /** `must`: it cannot be sent like this. `look`: somebody should look at it. */
  is: z.enum(['fine', 'look', 'must']),
  text: z.string(),
});
export type IssueCheck = z.infer<typeof checkSchema>;

export const startIssue = editors.write('POST', '/api/desk/newsletter/issues', {
  summary: 'Begin an issue with what was published and what has opened since the last one.',
  responses: { 201: z.object({ id: z.int().positive() }) },
});

export const checkIssue = editors.read('/api/desk/newsletter/issues/{id}/checks', {
  summary: 'What to mend in an issue before it is sent: links, places, subject, pictures, size.',
  responses: { 200: z.object({ checks: z.array(checkSchema) }), ...refusals(404) },
});

export const getSending = editors.read('/api/desk/newsletter/issues/{id}/sending', {
  summary: 'How far the mailing of an issue is.',
  responses: { 200: sendingSchema, ...refusals(404) },
});

export const testIssue = editors.write('POST', '/api/desk/newsletter/issues/{id}/test', {
  summary: 'Mail an issue to one address, with each of its subjects.',
  limit: 'mail',
  body: z.object({ email: emailSchema }),
  responses: { 200: z.object({ message: z.string() }), ...refusals(404, 409, 503) },
});

export const changeSending = editors.write('PATCH', '/api/desk/newsletter/issues/{id}/sending', {
  summary:
    '`cancel` takes a scheduled issue off the schedule, and stops one under way for good; `repeat` mails the unclear addresses again. 409 if it has gone on meanwhile.',
  body: z.object({ action: z.enum(['pause', 'resume', 'cancel', 'repeat']) }),
  responses: { 204: 'empty', ...refusals(404, 409) },
});

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
  responses: { 200: issuePageSchema, ...refusals(404) },
});
