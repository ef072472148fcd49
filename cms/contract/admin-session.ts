import { ADMIN_ROLES } from '#domain/people/staff-roles';
import { z } from 'zod';
import { loginSchema } from './accounts.ts';
import { staff, visitors } from './operation.ts';
import { recoveryCodesSchema, secondFactorCodeSchema, secondFactorSetupSchema } from './second-factor.ts';

export const adminSchema = z.object({ username: z.string(), roles: z.array(z.enum(ADMIN_ROLES)) });

/** An error as an object instead of text: the sign-in page reads `error` (spec 2 §7). */
const loginErrorSchema = z.object({ error: z.string() });

/** `code` is required if the account has a second factor. */
export const adminLoginSchema = loginSchema.extend({ code: secondFactorCodeSchema.optional() });
export type AdminLoginInput = z.infer<typeof adminLoginSchema>;

/** `secondFactor` means that the password was right, but a code is missing or an app must be set up with `setup`. */
const adminLoginRefusalSchema = loginErrorSchema.extend({
  secondFactor: z.enum(['code', 'setup']).optional(),
  setup: secondFactorSetupSchema.optional(),
});
export type AdminLoginRefusal = z.infer<typeof adminLoginRefusalSchema>;

export const getCurrentAdmin = staff.read('/api/admin/me', {
  summary: 'The staff member who is signed in, with roles.',
  responses: { 200: adminSchema },
});

export const adminLogin = visitors.write('POST', '/api/admin/login', {
  summary: 'Sign a staff member in, for the dashboard and the panel alike. 401 may ask for a code.',
  limit: 'password',
  body: adminLoginSchema,
  responses: {
    // Recovery codes if this sign-in set up the second factor.
    200: z.object({ username: z.string(), recoveryCodes: recoveryCodesSchema.optional() }),
    400: loginErrorSchema,
    401: adminLoginRefusalSchema,
    429: loginErrorSchema,
  },
});

export const adminLogout = staff.write('POST', '/api/admin/logout', {
  summary: 'End the staff session. Harmless when there is none.',
  isSessionOptional: true,
  limit: 'change',
  responses: { 204: 'empty' },
});
