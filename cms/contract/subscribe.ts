import { MEAL_TYPES } from '#domain/quiz/answers';
import { z } from 'zod';
import { emailSchema } from './email.ts';
import { formGuardSchema, receiptSchema } from './form-guard.ts';
import { defineRead, defineWrite, refusals } from './operation.ts';

/** The forms of the site; the quiz names the meal that was chosen (spec 2 §7). */
const SIGN_UP_SOURCES = [...MEAL_TYPES, 'quiz', 'popup', 'win-dinner'] as const;
export type SignUpSource = (typeof SIGN_UP_SOURCES)[number];

/** The payload of spec 2 §7. Forms add the guard fields; a plain `{email, source}` is also valid. */
const subscriptionSchema = z.object({
  email: emailSchema,
  source: z.enum(SIGN_UP_SOURCES, 'This form isn’t one of ours'),
  leaveEmpty: formGuardSchema.shape.leaveEmpty,
  elapsedMs: formGuardSchema.shape.elapsedMs.optional(),
});

export const subscriptionReceiptSchema = receiptSchema
  .extend({ warning: z.string().optional() })
  .meta({ id: 'SubscriptionReceipt' });
export type SubscriptionReceipt = z.infer<typeof subscriptionReceiptSchema>;

export const subscribe = defineWrite('POST', '/api/subscribe', {
  summary:
    'Join the newsletter. `Already subscribed` is only said to the device that signed the address up. `warning` says that the address is stored but not yet with the list provider.',
  audience: 'public',
  limit: 'newsletter',
  body: subscriptionSchema,
  responses: { 200: subscriptionReceiptSchema, ...refusals(400, 429) },
});

export const unsubscribe = defineWrite('POST', '/api/unsubscribe', {
  summary:
    'Leave the newsletter, by the signed token of the link in each mail. Saying it twice does no harm.',
  audience: 'public',
  limit: 'newsletter',
  body: z.object({ token: z.string().min(1).max(300) }),
  responses: { 200: receiptSchema, ...refusals(400, 429) },
});

export const popupCopySchema = z
  .object({ title: z.string(), text: z.string(), button: z.string() })
  .meta({ id: 'PopupCopy' });
export type PopupCopy = z.infer<typeof popupCopySchema>;

export const getNewsletterPopup = defineRead('/api/newsletter/popup', {
  summary: 'What the newsletter popup says.',
  audience: 'public',
  responses: { 200: popupCopySchema },
});
