import { byAnyStaff, byRole } from '#cms/access/roles';
import type { CollectionConfig } from 'payload';

/** Stories, guides and awards belong to editors (decisions §3). */
export const editorialAccess: NonNullable<CollectionConfig['access']> = {
  create: byRole('editor'),
  read: byAnyStaff,
  readVersions: byRole('editor'),
  update: byRole('editor'),
  delete: byRole('editor'),
};

/** Autosaved drafts and scheduled publishing. */
export const articleVersions: NonNullable<CollectionConfig['versions']> = {
  drafts: { autosave: { interval: 1_500 }, schedulePublish: true },
  maxPerDoc: 30,
};
