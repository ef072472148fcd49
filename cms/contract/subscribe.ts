import { CHOICES } from '#domain/quiz/answers';
import { z } from 'zod';
import { emailSchema } from './email.ts';
import { formGuardSchema, receiptSchema } from './form-guard.ts';
import { admins, refusals, visitors } from './operation.ts';
import { unlogged } from './unlogged.ts';

/** PostgreSQL text cannot contain a zero byte. */
const WITHOUT_ZERO = /^[^\0]*$/;

/** The forms of the site; the quiz names the meal that was chosen (spec 2 §7). */
const SIGN_UP_SOURCES = [...CHOICES.mealType, 'quiz', 'popup', 'win-dinner'] as const;
export type SignUpSource = (typeof SIGN_UP_SOURCES)[number];

/** The payload of spec 2 §7. Forms add the guard fields; a plain `{email, source}` is also valid. */
const subscriptionSchema = z.object({
  email: emailSchema,
  source: z.enum(SIGN_UP_SOURCES, 'This form isn’t one of ours'),
  /** The slug of the neighborhood on whose page the form was. */
  neighborhood: z.string().max(200).regex(WITHOUT_ZERO).optional(),
  leaveEmpty: formGuardSchema.shape.leaveEmpty,
  elapsedMs: formGuardSchema.shape.elapsedMs.optional(),
});

export const subscriptionReceiptSchema = receiptSchema.extend({ warning: z.string().optional() });
export type SubscriptionReceipt = z.infer<typeof subscriptionReceiptSchema>;

export const subscribe = visitors.write('POST', '/api/subscribe', {
  summary:
    'Join the newsletter, once the link in a mail is opened if the site asks for that. `Already subscribed` is only said to the device that signed the address up. `warning` says that the address is stored but the mail or the list provider is late.',
  limit: 'newsletter',
  body: subscriptionSchema,
  responses: { 200: subscriptionReceiptSchema },
});

const tokenFields = { token: z.string().min(1).max(300) };

export const confirmSubscription = visitors.write('POST', '/api/newsletter/confirm', {
  summary: 'Confirm a sign-up, by the signed token in the mail. Saying it twice does no harm.',
  limit: 'newsletter',
  body: z.object(tokenFields),
  responses: { 200: receiptSchema },
});

export const unsubscribe = visitors.write('POST', '/api/unsubscribe', {
  summary:
    'Leave the newsletter, by the signed token of the link in each mail. Saying it twice does no harm. `forget` also deletes what is stored but a hash, by which the address is never mailed again.',
  limit: 'newsletter',
  body: z.object({
    ...tokenFields,
    forget: z.boolean().default(false),
    /** Whose link it was. */
    issue: z.number().optional(),
  }),
  responses: { 200: receiptSchema },
});

const instant = z.iso.datetime();

/** All that is stored about a subscriber. */
export const subscriberRecordSchema = z.object({
  email: z.string(),
  status: z.string(),
  /** When, where and by which sentence its owner agreed. */
  agreedAt: instant,
  where: z.string(),
  sentence: z.string(),
  confirmedAt: instant.nullable(),
  leftAt: instant.nullable(),
  neighborhood: z.string().nullable(),
  /** The entry's code in each drawing of the monthly dinner, by month. */
  entries: z.record(z.string(), z.string()),
});
export type SubscriberRecord = z.infer<typeof subscriberRecordSchema>;

/** What a file of subscribers would do, or did. */
export const subscriberImportSchema = z.object({
  added: z.int(),
  /** On the list before. */
  known: z.int(),
  /** Have left, and stay off: only they can come back. */
  left: z.int(),
  refused: z.array(z.object({ line: z.int(), reason: z.string() })),
});
export type SubscriberImport = z.infer<typeof subscriberImportSchema>;

export const importSubscribers = admins.write('POST', '/api/desk/newsletter/subscribers', {
  summary:
    'Subscribers of another list as CSV, with the columns email, agreed on, where, sentence. A row without that proof is refused. Stores nothing unless `commits`.',
  query: z.object({ commits: z.stringbool().default(false) }),
  bodyType: 'application/octet-stream',
  maxBodyBytes: 10 * 1024 * 1024,
  responses: { 200: subscriberImportSchema, ...refusals(413) },
});

export const getSubscriberRecord = visitors.read('/api/newsletter/record', {
  summary: 'What is stored about a subscriber, by the token of the link in each mail.',
  limit: 'newsletter',
  query: z.object({ token: tokenFields.token.register(unlogged) }),
  responses: { 200: subscriberRecordSchema },
});

export const popupCopySchema = z.object({ title: z.string(), text: z.string(), button: z.string() });
export type PopupCopy = z.infer<typeof popupCopySchema>;

export const getNewsletterPopup = visitors.read('/api/newsletter/popup', {
  summary: 'What the newsletter popup says.',
  responses: { 200: popupCopySchema },
});
