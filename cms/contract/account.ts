import { z } from 'zod';
import { loginSchema, newPasswordSchema, usernameSchema, userSchema } from './accounts.ts';
import { defineOperation } from './operation.ts';
import { REVIEW_STATUSES } from './reviews.ts';

/** The password that a change asks for. 403 if it is wrong: 401 says that the session is over. */
const { password } = loginSchema.shape;

export const nameChangeSchema = z.object({ username: usernameSchema });
export type NameChange = z.infer<typeof nameChangeSchema>;

export const passwordChangeSchema = z.object({ password, newPassword: newPasswordSchema });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const passwordProofSchema = z.object({ password });
export type PasswordProof = z.infer<typeof passwordProofSchema>;

const moment = z.iso.datetime();

/** Everything that the site keeps about a diner, for reading. */
export const accountDataSchema = z
  .object({
    account: z.object({ username: z.string(), createdAt: moment }),
    sessions: z.array(z.object({ signedInAt: moment.nullable(), endsAt: moment })),
    savedPlaces: z.array(z.object({ id: z.int().positive(), name: z.string() })),
    /** Of the link to the list, where it is shared. */
    savedPlacesToken: z.string().nullable(),
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
      }),
    ),
  })
  .meta({ id: 'AccountData' });
export type AccountData = z.infer<typeof accountDataSchema>;

export const changeName = defineOperation({
  method: 'PUT',
  path: '/api/account/name',
  summary: 'Change the username. Reviews and shared lists show the new one.',
  audience: 'diner',
  limit: 'account',
  body: nameChangeSchema,
  responses: { 200: userSchema, 400: 'text', 401: 'text', 409: 'text', 429: 'text' },
});

export const changePassword = defineOperation({
  method: 'PUT',
  path: '/api/account/password',
  summary: 'Change the password, by the current one. Every other session ends.',
  audience: 'diner',
  limit: 'account',
  body: passwordChangeSchema,
  responses: { 204: 'empty', 400: 'text', 401: 'text', 403: 'text', 429: 'text' },
});

export const signOutEverywhere = defineOperation({
  method: 'POST',
  path: '/api/account/sign-out-everywhere',
  summary: 'End every session of the diner, this one too.',
  audience: 'diner',
  limit: 'account',
  responses: { 204: 'empty', 401: 'text', 429: 'text' },
});

export const downloadAccountData = defineOperation({
  method: 'GET',
  path: '/api/account/data',
  summary: 'Everything that the site keeps about the diner, as one file.',
  audience: 'diner',
  limit: 'account',
  responses: { 200: accountDataSchema, 401: 'text', 429: 'text' },
});

export const deleteAccount = defineOperation({
  method: 'POST',
  path: '/api/account/delete',
  summary: 'Delete the account by its password, with its sessions, saved places and reviews, for good.',
  audience: 'diner',
  limit: 'account',
  body: passwordProofSchema,
  responses: { 204: 'empty', 400: 'text', 401: 'text', 403: 'text', 429: 'text' },
});
