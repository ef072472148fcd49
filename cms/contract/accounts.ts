import { z } from 'zod';
import { optionalEmailSchema } from './email.ts';
import { diners, refusals, visitors } from './operation.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const USERNAME_MAX_LENGTH = 64;
/** Hashing cost grows with length, so passwords are capped. */
export const PASSWORD_MAX_LENGTH = 256;

export const usernameSchema = z
  .string('Username is required')
  .trim()
  .min(1, 'Username is required')
  .max(USERNAME_MAX_LENGTH, `Username must be at most ${USERNAME_MAX_LENGTH} characters`)
  // PostgreSQL cannot store a zero byte, and such names look alike.
  .regex(/^\P{Cc}*$/u, 'Username must not contain control characters');

const passwordSchema = z
  .string('Password is required')
  // Payload treats a blank-only password as empty at sign-in, but not when it is set.
  .regex(/\S/, 'Password is required')
  .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters`);

export const loginSchema = z.object({ username: usernameSchema, password: passwordSchema });
export type LoginInput = z.infer<typeof loginSchema>;

/** A valid new password, for diners and staff; everything accepted here also works at sign-in. */
export const newPasswordSchema = passwordSchema.min(
  PASSWORD_MIN_LENGTH,
  `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
);

export const registrationSchema = z.object({
  username: usernameSchema,
  password: newPasswordSchema,
  /** Takes effect after the emailed link is opened. */
  email: optionalEmailSchema.optional(),
});
export type RegistrationInput = z.infer<typeof registrationSchema>;

export const userSchema = z.object({ id: z.int().positive(), username: z.string() });
export type User = z.infer<typeof userSchema>;

export const getCurrentUser = diners.read('/api/user', {
  summary: 'The diner who is signed in; 401 means signed out.',
  responses: { 200: userSchema },
});

export const login = visitors.write('POST', '/api/login', {
  summary: 'Sign a diner in. One text for an unknown name and a wrong password.',
  limit: 'password',
  body: loginSchema,
  responses: { 200: userSchema, ...refusals(401) },
});

export const register = visitors.write('POST', '/api/register', {
  summary: 'Create a diner account and sign it in.',
  limit: 'sign-in',
  body: registrationSchema,
  responses: { 201: userSchema, ...refusals(409) },
});

export const logout = diners.write('POST', '/api/logout', {
  summary: 'End the diner session. Harmless when there is none.',
  isSessionOptional: true,
  limit: 'change',
  responses: { 204: 'empty' },
});
