import { ADMIN_ROLES } from '#domain/people/staff-roles';
import { z } from 'zod';
import { loginSchema } from './accounts.ts';
import { defineOperation } from './operation.ts';

export const adminSchema = z
  .object({ username: z.string(), roles: z.array(z.enum(ADMIN_ROLES)) })
  .meta({ id: 'Admin' });
export type Admin = z.infer<typeof adminSchema>;

/** The contract's only error that is an object: the sign-in page reads `error` (spec 2 §7). */
const loginErrorSchema = z.object({ error: z.string() });

export const getCurrentAdmin = defineOperation({
  method: 'GET',
  path: '/api/admin/me',
  summary: 'The staff member who is signed in, with roles.',
  audience: 'staff',
  responses: { 200: adminSchema, 401: 'text' },
});

export const adminLogin = defineOperation({
  method: 'POST',
  path: '/api/admin/login',
  summary: 'Sign a staff member in, for the dashboard and the panel alike.',
  audience: 'public',
  limit: 'sign-in',
  body: loginSchema,
  responses: {
    200: z.object({ username: z.string() }),
    400: loginErrorSchema,
    401: loginErrorSchema,
    429: loginErrorSchema,
  },
});

export const adminLogout = defineOperation({
  method: 'POST',
  path: '/api/admin/logout',
  summary: 'End the staff session. Harmless when there is none.',
  audience: 'staff',
  isSessionOptional: true,
  limit: 'change',
  responses: { 204: 'empty' },
});
