/** What staff may do (decisions §3): `admin` everything, the others their own part. One person may hold several. */
export const ADMIN_ROLES = ['admin', 'editor', 'ads', 'data'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];
