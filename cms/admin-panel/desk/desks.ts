import type { AdminRole } from '#domain/people/staff-roles';

interface Desk {
  readonly title: string;
  /** Its address in the panel. */
  readonly path: string;
  /** Who sees it, in addition to admins. */
  readonly readers: readonly Exclude<AdminRole, 'admin'>[];
}

/** Pages of our own in the panel (decisions §6, §11). */
export const DESKS = {
  queue: { title: 'Reader inbox', path: '/cms/queue', readers: ['editor', 'data'] },
  schedule: { title: 'Schedule', path: '/cms/schedule', readers: ['editor'] },
  newsletter: { title: 'Newsletter numbers', path: '/cms/newsletter', readers: ['editor'] },
  searchIndex: { title: 'Search index', path: '/cms/search-index', readers: ['data'] },
  imports: { title: 'Imports', path: '/cms/imports', readers: ['data'] },
} as const satisfies Record<string, Desk>;

export type DeskName = keyof typeof DESKS;
