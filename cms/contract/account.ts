import { z } from 'zod';
import { optionalEmailSchema } from './email.ts';
import { receiptSchema } from './form-guard.ts';
import { loginSchema, newPasswordSchema, usernameSchema, userSchema } from './accounts.ts';
import { diners, refusals, visitors } from './operation.ts';
import { REVIEW_STATUSES } from './reviews.ts';

/** The current password, required for a change. A wrong one is 403; 401 means that the session has ended. */
const { password } = loginSchema.shape;

export const nameChangeSchema = z.object({ username: usernameSchema });

export const passwordChangeSchema = z.object({ password, newPassword: newPasswordSchema });

export const passwordProofSchema = z.object({ password });
export type PasswordProof = z.infer<typeof passwordProofSchema>;

export const emailChangeSchema = z.object({ email: optionalEmailSchema, password });

const token = z.string('This link doesn’t work').min(1).max(100);

/** A username or an email address, since people who forgot one may know the other. */
export const forgottenSchema = z.object({
  account: z.string('Enter your username or email').trim().min(1, 'Enter your username or email').max(254),
});

export const newPasswordFormSchema = z.object({ newPassword: newPasswordSchema });

export const accountEmailSchema = z.object({
  email: z.string().nullable(),
  /** Not confirmed yet: its link has not been opened. */
  pendingEmail: z.string().nullable(),
});
export type AccountEmail = z.infer<typeof accountEmailSchema>;

const moment = z.iso.datetime();

/** All stored data about a diner, for download. */
export const accountDataSchema = z.object({
  account: z.object({
    username: z.string(),
    email: z.string().nullable(),
    unconfirmedEmail: z.string().nullable(),
    createdAt: moment,
  }),
  /** The newsletter subscription of the account's address. */
  newsletter: z
    .object({ email: z.string(), status: z.string(), source: z.string(), consentedAt: moment })
    .nullable(),
  sessions: z.array(z.object({ signedInAt: moment.nullable(), endsAt: moment })),
  /** The saved places come first. */
  lists: z.array(
    z.object({
      name: z.string(),
      /** The tokens of its links; none if not shared. */
      links: z.array(z.string()),
      places: z.array(
        z.object({
          id: z.int().positive(),
          name: z.string(),
          note: z.string(),
          beenThere: z.boolean(),
          changedAt: moment,
        }),
      ),
    }),
  ),
  reviews: z.array(
    z.object({
      restaurantId: z.int().positive(),
      restaurant: z.string(),
      rating: z.int(),
      comment: z.string(),
      checkinDate: z.string().nullable(),
      isCheckedIn: z.boolean(),
      status: z.enum(REVIEW_STATUSES),
      reason: z.string().nullable(),
      createdAt: moment,
      /** The attached file, as stored. */
      photo: z.object({ type: z.string(), base64: z.base64() }).nullable(),
    }),
  ),
});
export type AccountData = z.infer<typeof accountDataSchema>;

export const changeName = diners.write('PUT', '/api/account/name', {
  summary: 'Change the username. Reviews and shared lists show the new one.',
  limit: 'account',
  body: nameChangeSchema,
  responses: { 200: userSchema, ...refusals(409) },
});

export const changePassword = diners.write('PUT', '/api/account/password', {
  summary: 'Change the password, by the current one. Every other session ends.',
  limit: 'account',
  body: passwordChangeSchema,
  responses: { 204: 'empty', ...refusals(403) },
});

export const signOutEverywhere = diners.write('POST', '/api/account/sign-out-everywhere', {
  summary: 'End every session of the diner, this one too.',
  limit: 'account',
  responses: { 204: 'empty' },
});

export const downloadAccountData = diners.read('/api/account/data', {
  summary: 'Everything that the site keeps about the diner, as one file.',
  limit: 'account',
  responses: { 200: accountDataSchema },
});

export const deleteAccount = diners.write('POST', '/api/account/delete', {
  summary: 'Delete the account by its password, with its sessions, lists and reviews, for good.',
  limit: 'account',
  body: passwordProofSchema,
  responses: { 204: 'empty', ...refusals(403) },
});

export const getAccountEmail = diners.read('/api/account/email', {
  summary: 'The address of the diner, and one that waits to be confirmed.',
  responses: { 200: accountEmailSchema },
});

export const changeEmail = diners.write('PUT', '/api/account/email', {
  summary:
    'Ask for a link to confirm an address, by the password; an empty one removes what is there. The answer is the same where the address belongs to somebody else.',
  limit: 'mail',
  body: emailChangeSchema,
  responses: { 200: accountEmailSchema, ...refusals(403, 502, 503) },
});

export const confirmEmail = visitors.write('POST', '/api/account/email/confirm', {
  summary: 'Confirm an address by the token of the link that was sent to it. Works once, for a day.',
  limit: 'sign-in',
  body: z.object({ token }),
  responses: { 200: receiptSchema },
});

export const forgotPassword = visitors.write('POST', '/api/password/forgot', {
  summary: 'Send a link for a new password. One answer, whether or not there is such an account.',
  limit: 'mail',
  body: forgottenSchema,
  responses: { 200: receiptSchema, ...refusals(503) },
});

export const resetPassword = visitors.write('POST', '/api/password/reset', {
  summary:
    'Set a new password by the token of a mail, once, within an hour. Ends every session, and opens a new one for a diner.',
  limit: 'sign-in',
  body: newPasswordFormSchema.extend({ token }),
  responses: {
    200: userSchema.extend({ isStaff: z.boolean() }),
  },
});
