import type { AdminRole } from '#domain/people/staff-roles';
import type { Access, FieldAccess, PayloadRequest } from 'payload';

type RequestUser = PayloadRequest['user'];

/** Staff are the documents of `admins`; a diner's token opens nothing here, whatever it claims. */
export function isStaff(user: RequestUser): boolean {
  return user?.collection === 'admins';
}

/** True for holders of one of the roles; `admin` may do everything (decisions §3). */
export function hasRole(user: RequestUser, ...roles: AdminRole[]): boolean {
  if (user?.collection !== 'admins') return false;
  const held: readonly AdminRole[] = user.roles ?? [];
  return held.includes('admin') || roles.some((role) => held.includes(role));
}

/** Access for the holders of one of the roles. */
export const byRole =
  (...roles: AdminRole[]): Access =>
  ({ req }) =>
    hasRole(req.user, ...roles);

export const byRoleField =
  (...roles: AdminRole[]): FieldAccess =>
  ({ req }) =>
    hasRole(req.user, ...roles);

export const byAnyStaff: Access = ({ req }) => isStaff(req.user);

/** Of uploads, whose files anybody may read; their records stay behind the door (close-to-strangers.ts). */
export const byAnyone: Access = () => true;

export const byNobody = () => false;
