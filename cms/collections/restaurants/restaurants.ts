import { byAnyStaff, byRole, hiddenUnless } from '#cms/access/roles';
import type { CollectionConfig } from 'payload';
import { deletePhotosBy } from '../place-photos/delete-photos.ts';
import { versionViews } from '../version-views.ts';
import { detailFields } from './detail-fields.ts';
import { noteOrigins } from './note-origins.ts';
import { placeFields } from './place-fields.ts';
import { readOnlyNote } from './read-only-note.ts';
import { recordFields } from './record-fields.ts';
import { resolveNames } from './resolve-names.ts';

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
    beforeChange: [noteOrigins],
    beforeDelete: [deletePhotosBy('restaurant')],
  },
  fields: [readOnlyNote, ...placeFields, ...detailFields, ...recordFields],
};
