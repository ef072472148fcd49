import { byNobody, hiddenUnless } from '#cms/access/roles';
import type { BrokenLink } from '#cms/payload-types';
import type { Access, CollectionConfig, Field, FieldHook } from 'payload';
import { findBroken, findUses, mendable } from '../../links/broken-links.ts';
import { writtenBySite } from '../field-parts.ts';

/** Staff see the links in documents that they can edit. */
const byWhoCanMend: Access = async ({ req }) => {
  const collections = mendable(req.user);
  if (collections.length === 0) return false;
  return { id: { in: await findBroken(req.payload.db.pool, collections) } };
};

const findOwnUses: FieldHook<BrokenLink> = ({ req, siblingData }) =>
  findUses(req.payload.db.pool, siblingData.address ?? '', mendable(req.user));

const noteWho: FieldHook<BrokenLink> = ({ originalDoc, req, siblingData, value }) => {
  if (!siblingData.isIgnored) return null;
  return originalDoc?.isIgnored ? value : req.user?.username;
};

/** Not in the sidebar. */
const MAIN = { position: undefined };

/** Links that the weekly check found broken. Its table, written by `cms/links`, also has those that work. */
export const brokenLinks: CollectionConfig = {
  slug: 'broken-links',
  dbName: 'link_checks',
  timestamps: false,
  lockDocuments: false,
  // Those left alone come last.
  defaultSort: ['isIgnored', '-brokenSince'],
  admin: {
    group: 'Content',
    hidden: hiddenUnless('editor', 'data', 'ads'),
    useAsTitle: 'address',
    defaultColumns: ['address', 'uses', 'problem', 'brokenSince', 'isIgnored', 'check'],
    components: { Description: '/admin-panel/links/last-check.tsx#LastCheck' },
  },
  access: { create: byNobody, read: byWhoCanMend, update: byWhoCanMend, delete: byNobody },
  fields: [
    ...[
      { name: 'address', type: 'text', required: true, unique: true, admin: MAIN },
      {
        name: 'uses',
        type: 'json',
        virtual: true,
        hooks: { afterRead: [findOwnUses] },
        admin: {
          ...MAIN,
          components: {
            Cell: '/admin-panel/links/link-uses.tsx#LinkUsesCell',
            Field: '/admin-panel/links/link-uses.tsx#LinkUsesField',
          },
        },
      },
      { name: 'problem', type: 'text', admin: MAIN },
      { name: 'brokenSince', type: 'date' },
      { name: 'checkedAt', type: 'date' },
      { name: 'state', type: 'text', required: true, defaultValue: 'new', admin: { hidden: true } },
      { name: 'ignoredBy', type: 'text', hooks: { beforeChange: [noteWho] } },
    ].map((field) => writtenBySite(field as Field)),
    { name: 'isIgnored', type: 'checkbox', required: true },
    {
      name: 'check',
      type: 'ui',
      admin: {
        components: {
          Cell: '/admin-panel/links/check-link.tsx#CheckLink',
          Field: '/admin-panel/links/check-link.tsx#CheckLink',
        },
      },
    },
  ],
};
