import { byAnyStaff, byRole, hiddenUnless } from '#cms/access/roles';
import type { CollectionConfig, CollectionBeforeChangeHook, Field } from 'payload';
import { deletePhotosBy } from '../place-photos/delete-photos.ts';
import { versionViews } from '../version-views.ts';
import { detailFields } from './detail-fields.ts';
import { placeFields } from './place-fields.ts';
import { recordFields } from './record-fields.ts';
import { refuseMerged } from './refuse-merged.ts';
import { resolveNames } from './resolve-names.ts';
import { findChanges, isBlank, type Origin } from '#domain/imports/keep-stored-values';

/** Tells staff who can't change places why every field is gray. */
const readOnlyNote: Field = {
  name: 'readOnlyNote',
  type: 'ui',
  admin: {
    condition: (_data, _siblings, { user }) => hiddenUnless('data')({ user }),
    disableListColumn: true,
    components: { Field: '/admin-panel/places/read-only-note.tsx#ReadOnlyNote' },
  },
};

const NO_VALUES = new Set([
  'id',
  '_status',
  'createdAt',
  'updatedAt',
  'origins',
  'source',
  'sourceKey',
  'cuisineRecord',
  'neighborhoodRecord',
]);

/** Marks each value that staff edit as theirs, so that imports leave it alone. */
const noteOrigins: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (req.user?.collection !== 'admins') return data;
  const stored: Record<string, unknown> = originalDoc ?? {};
  const origin: Origin = { source: null, at: new Date().toISOString() };
  const written = Object.entries(findChanges<Record<string, unknown>>(data, stored)).filter(
    ([field, value]) => !NO_VALUES.has(field) && !(isBlank(value) && isBlank(stored[field])),
  );
  if (written.length === 0) return data;
  const origins = Object.fromEntries(written.map(([field]) => [field, origin]));
  return { ...data, origins: { ...originalDoc?.origins, ...origins } };
};

/** The directory's places. Numeric ids are kept from imports (decisions §3). */
export const restaurants: CollectionConfig = {
  slug: 'restaurants',
  admin: {
    group: 'Directory',
    hidden: hiddenUnless('data', 'editor'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'neighborhood', 'status', '_status', 'category', 'rating'],
    listSearchableFields: ['name', 'address', 'neighborhood', 'category'],
    components: { views: { edit: versionViews } },
    preview: (doc) => (typeof doc.id === 'number' ? `/restaurants/${doc.id}` : null),
  },
  access: {
    create: byRole('data'),
    read: byAnyStaff,
    readVersions: byRole('data', 'editor'),
    update: byRole('data'),
    delete: byRole('data'),
  },
  versions: { drafts: true, maxPerDoc: 10 },
  defaultSort: 'name',
  hooks: {
    beforeValidate: [resolveNames],
    beforeChange: [refuseMerged, noteOrigins],
    beforeDelete: [deletePhotosBy('restaurant')],
  },
  fields: [readOnlyNote, ...placeFields, ...detailFields, ...recordFields],
};
