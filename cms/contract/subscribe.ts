import { z } from 'zod';
import { emailSchema } from './email.ts';
import { formGuardSchema, plainText, receiptSchema } from './form-guard.ts';
import { defineRead, defineWrite } from './operation.ts';

const SOURCE_INVALID = 'Please say where the sign-up comes from in 1 to 40 characters';

/** The payload of spec 2 §7. Forms add the guard fields; a plain `{email, source}` is also valid. */
const subscriptionSchema = z.object({
  email: emailSchema,
  source: plainText(SOURCE_INVALID).min(1, SOURCE_INVALID).max(40, SOURCE_INVALID),
  leaveEmpty: formGuardSchema.shape.leaveEmpty,
  elapsedMs: formGuardSchema.shape.elapsedMs.optional(),
});

export const subscriptionReceiptSchema = receiptSchema
  .extend({ warning: z.string().optional() })
  .meta({ id: 'SubscriptionReceipt' });
export type SubscriptionReceipt = z.infer<typeof subscriptionReceiptSchema>;

export const subscribe = defineWrite('POST', '/api/subscribe', {
  summary:
    'Join the newsletter. `warning` says that the address is stored but not yet with the list provider.',
  audience: 'public',
  limit: 'newsletter',
  body: subscriptionSchema,
  responses: { 200: subscriptionReceiptSchema, 400: 'text', 429: 'text' },
});

export const unsubscribe = defineWrite('POST', '/api/unsubscribe', {
  summary:
    'Leave the newsletter, by the signed token of the link in each mail. Saying it twice does no harm.',
  audience: 'public',
  limit: 'newsletter',
  body: z.object({ token: z.string().min(1).max(300) }),
  responses: { 200: receiptSchema, 400: 'text', 429: 'text' },
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
