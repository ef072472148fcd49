import type { AdminRole } from '#domain/people/staff-roles';
import type { Access, FieldAccess, PayloadRequest } from 'payload';

type RequestUser = PayloadRequest['user'];

/** Staff are the documents of `admins`; a diner's token grants nothing here, whatever it claims. */
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

/** The same access to read, write and delete. */
export const allByRole = (...roles: AdminRole[]) => {
  const access = byRole(...roles);
  return { create: access, read: access, update: access, delete: access };
};

export const byRoleField =
  (...roles: AdminRole[]): FieldAccess =>
  ({ req }) =>
    hasRole(req.user, ...roles);

/**
 * Hides from the menu what other roles may read but never work on. Calls without a user see everything: the rich text
 * rejects blocks and links whose records are hidden.
 */
export const hiddenUnless =
  (...roles: AdminRole[]) =>
  ({ user }: { user?: object | null }): boolean => {
    if (!user) return false;
    const held: unknown[] = 'roles' in user && Array.isArray(user.roles) ? user.roles : [];
    return !held.some((role) => role === 'admin' || roles.some((own) => own === role));
  };

export const byAnyStaff: Access = ({ req }) => isStaff(req.user);

/** For uploads, whose files are public; their records are restricted by staff-only-rest.ts. */
export const byAnyone: Access = () => true;

export const byNobody = () => false;
