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

export const byAnyone: Access = () => true;

/** Staff see drafts; everybody else what is published. */
export const publishedOrStaff: Access = ({ req }) =>
  isStaff(req.user) || { _status: { equals: 'published' } };

/** What a diner made is open to that diner, and to the holders of one of the roles. */
export const byMakerOr =
  (...roles: AdminRole[]): Access =>
  ({ req }) =>
    hasRole(req.user, ...roles) || (req.user?.collection === 'users' && { user: { equals: req.user.id } });

export const byNobody = () => false;

/** A diner's document is the diner's own, and that of the holders of `admin`. */
export const ownOrAdmin: Access = ({ req }) => {
  if (hasRole(req.user, 'admin')) return true;
  // Staff and diners are numbered separately: an id alone would open the diner of the same number.
  return req.user?.collection === 'users' && { id: { equals: req.user.id } };
};
