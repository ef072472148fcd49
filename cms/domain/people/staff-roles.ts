/**
 * Staff roles (decisions §3): `admin` may do everything, the others only their part. A user can have several.
 */
export const ADMIN_ROLES = ['admin', 'editor', 'ads', 'data'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];
