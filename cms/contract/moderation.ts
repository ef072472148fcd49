import { withoutControlCharacters } from '#domain/words/characters';
import { z } from 'zod';
import { editorsAndDataStaff, refusals } from './operation.ts';
import { recordIdSchema } from './record-id.ts';
import { REPORT_KINDS } from './restaurants.ts';
import { REASON_MAX_LENGTH } from './reviews.ts';

const id = z.int().positive();
const sentAt = z.iso.datetime();
const place = z.object({ id, name: z.string() });

const waitingReviewSchema = z.object({
  kind: z.literal('review'),
  id,
  sentAt,
  /** Last change of the text: a decision applies only to the version that was read. */
  changedAt: z.iso.datetime(),
  place,
  author: z.string(),
  rating: z.int().min(1).max(5),
  comment: z.string(),
  /** URL of the attached photo, visible to staff only. */
  photo: z.string().nullable(),
});

const waitingReportSchema = z.object({
  kind: z.literal('report'),
  id,
  sentAt,
  /** `null` if the place was deleted. */
  place: place.nullable(),
  about: z.enum(REPORT_KINDS),
  text: z.string(),
});

/** A place that a reader suggested; `id` is the place's id. */
const waitingProposalSchema = z.object({
  kind: z.literal('proposal'),
  id,
  sentAt,
  name: z.string(),
  cuisine: z.string(),
  neighborhood: z.string(),
  address: z.string(),
  description: z.string(),
});

export const waitingItemSchema = z.discriminatedUnion('kind', [
  waitingReviewSchema,
  waitingReportSchema,
  waitingProposalSchema,
]);
export type WaitingItem = z.infer<typeof waitingItemSchema>;

export const moderationQueueSchema = z.object({
  /** Oldest first, at most one page. */
  items: z.array(waitingItemSchema),
  waiting: z.int().min(0),
});
export type ModerationQueue = z.infer<typeof moderationQueueSchema>;

const DECISIONS = ['accept', 'reject', 'reopen'] as const;

/** `accept` publishes a review or a proposal and closes a report; `reopen` reverts a decision. */
export const decisionSchema = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('review'),
      id: recordIdSchema,
      decision: z.enum(DECISIONS),
      changedAt: z.iso.datetime(),
      /** Shown to the author. */
      reason: z
        .string()
        .transform(withoutControlCharacters)
        .pipe(z.string().trim().min(1).max(REASON_MAX_LENGTH))
        .optional(),
    })
    .refine(({ decision, reason }) => decision !== 'reject' || reason, 'Give the author a reason'),
  z.object({ kind: z.literal('report'), id: recordIdSchema, decision: z.enum(['accept', 'reopen']) }),
  z.object({ kind: z.literal('proposal'), id: recordIdSchema, decision: z.enum(DECISIONS) }),
]);
export type ModerationDecision = z.infer<typeof decisionSchema>;

export const getModerationQueue = editorsAndDataStaff.read('/api/desk/queue', {
  summary:
    'What readers sent and staff have to decide: reviews, and for data staff reports and proposals too.',
  responses: { 200: moderationQueueSchema },
});

export const decide = editorsAndDataStaff.write('POST', '/api/desk/queue/decisions', {
  summary:
    'Accept or reject what a reader sent, or take that back. 409 where it has changed in the meantime.',
  body: decisionSchema,
  responses: { 204: 'empty', ...refusals(404, 409) },
});
