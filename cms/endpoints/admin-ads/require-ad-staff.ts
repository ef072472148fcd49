import { hasRole } from '#cms/access/roles';
import type { PayloadRequest } from 'payload';
import { forbidden, unauthorized } from '../contract-error.ts';

/** The ad admins' calls are for holders of `admin` or `ads` (decisions §3): 401 signed out, 403 for other staff. */
export function requireAdStaff({ user }: PayloadRequest): void {
  if (user?.collection !== 'admins') throw unauthorized('Not signed in');
  if (!hasRole(user, 'ads')) throw forbidden('Your account has no access to ads and their numbers.');
}
