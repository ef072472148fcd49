import { byAnyStaff, byRole, hiddenUnless } from '#cms/access/roles';
import { runInRequest } from '#cms/database/run-in-request';
import { findChanges, isBlank, type Origin } from '#domain/imports/keep-stored-values';
import { sql } from '@payloadcms/db-postgres';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload';
import { readOnlyNote } from '../field-parts.ts';
import type { PlaceNames } from '../place-names/keep-names.ts';
import { faultOfUnknown } from '../place-names/known-names.ts';
import { deletePhotosBy } from '../place-photos/delete-photos.ts';
import { refuseFields } from '../refuse-fields.ts';
import { versionViews } from '../version-views.ts';
import { detailFields } from './detail-fields.ts';
import { placeFields } from './place-fields.ts';
import { recordFields } from './record-fields.ts';

const NAMED = [
  { table: 'cuisines', text: 'category', record: 'cuisineRecord' },
  { table: 'neighborhoods', text: 'neighborhood', record: 'neighborhoodRecord' },
] as const satisfies { table: PlaceNames; text: string; record: string }[];

/**
 * Links a place to its cuisine and neighborhood records: the one picked, else the one whose name or alias matches the
 * text. A draft keeps an unknown name for staff to see; nobody publishes one, since a misspelling would become a
 * record. Only the sample and imports, whose plans ask about new names, add records: the database does, for any write.
 */
const resolveNames: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (!data) return data;
  const isPublished = (data._status ?? originalDoc?._status) === 'published';
  for (const { table, text, record } of NAMED) {
    const picked = idOf(data[record]);
    if (picked !== null && picked !== idOf(originalDoc?.[record])) {
      data[text] = (await nameOf(req, table, picked)) ?? data[text];
      continue;
    }
    const given: unknown = data[text] ?? originalDoc?.[text];
    if (typeof given !== 'string' || given.trim() === '') continue;
    const [found] = await runInRequest<{ id: number | null }>(
      req,
      sql`select find_name(${table}, ${given}, ${isPublished && !req.user}) as id`,
    );
    if (isPublished && found?.id == null)
      refuseFields(req, collection, [{ path: text, message: await faultOfUnknown(req, table, given) }]);
    data[record] = found?.id ?? null;
    data[text] = found?.id == null ? given : await nameOf(req, table, found.id);
  }
  return data;
};

async function nameOf(req: PayloadRequest, table: PlaceNames, id: number): Promise<string | undefined> {
  const [row] = await runInRequest<{ name: string }>(
    req,
    sql`select name from ${sql.identifier(table)} where id = ${id}`,
  );
  return row?.name;
}

function idOf(value: unknown): number | null {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'number' ? id : null;
}

const CONFLICT = 409;

/**
 * Of a place that was merged into another one, publishing alone would leave its reviews and links with the other, and
 * exports and imports would not know it. Once its merge can no longer be undone, it is a place of its own from then on.
 */
const refuseMerged: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data._status !== 'published' || originalDoc?._status !== 'draft') return data;
  const { pool } = req.payload.db;
  await pool.query('delete from place_merges where place_id = $1 and undo is null', [originalDoc.id]);
  const { rows } = await pool.query<{ name: string }>(
    'select name from place_merges m join restaurants k on k.id = m.into_id where m.place_id = $1',
    [originalDoc.id],
  );
  if (!rows[0]) return data;
  // The panel takes what follows a colon, and commas, for a list of fields.
  const sentence = `This place was merged into ${rows[0].name}. Undo the merge under “Duplicates” on the page “Imports” to have it back with its reviews and links.`;
  throw new APIError(sentence, CONFLICT, undefined, true);
};

const forOthers = readOnlyNote(
  'Only data staff can change places. If something is wrong, tell them.',
  (_data, _siblings, { user }) => hiddenUnless('data')({ user }),
);

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
  fields: [forOthers, ...placeFields, ...detailFields, ...recordFields],
};
