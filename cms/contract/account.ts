import { z } from 'zod';
import { loginSchema, newPasswordSchema, usernameSchema, userSchema } from './accounts.ts';
import { defineOperation } from './operation.ts';

/** The password that a change asks for. 403 if it is wrong: 401 says that the session is over. */
const { password } = loginSchema.shape;

export const nameChangeSchema = z.object({ username: usernameSchema });
export type NameChange = z.infer<typeof nameChangeSchema>;

export const passwordChangeSchema = z.object({ password, newPassword: newPasswordSchema });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

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
