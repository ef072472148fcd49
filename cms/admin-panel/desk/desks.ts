import type { AdminRole } from '#domain/people/staff-roles';

interface Desk {
  readonly title: string;
  /** Its address in the panel. */
  readonly path: string;
  /** Who sees it, besides admins. */
  readonly reader: Exclude<AdminRole, 'admin'>;
}

/** Pages of our own in the panel (decisions §6, §10, §11). */
export const DESKS = {
  searchIndex: { title: 'Search index', path: '/cms/search-index', reader: 'data' },
  newsletter: { title: 'Newsletter', path: '/cms/newsletter', reader: 'editor' },
  imports: { title: 'Imports', path: '/cms/imports', reader: 'data' },
} as const satisfies Record<string, Desk>;

export type DeskName = keyof typeof DESKS;
