import { hiddenUnless } from '#cms/access/roles';
import { pathOf } from '#domain/addresses/site-pages';
import type { CollectionAfterChangeHook, CollectionConfig } from 'payload';
import { editorialAccess } from '../editorial/article.ts';
import { slugField } from '../editorial/slug-field.ts';
import { storeMove } from '../redirects/store-move.ts';

const leaveRedirect: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && typeof previousDoc.slug === 'string' && previousDoc.slug !== doc.slug) {
    await storeMove(req, { from: pathOf.author(previousDoc.slug), to: pathOf.author(doc.slug) });
  }
  return doc;
};

/** Bylines of stories and guides. Readers see only authors who have published something. */
export const authors: CollectionConfig = {
  slug: 'authors',
  defaultSort: 'name',
  admin: {
    group: 'Content',
    hidden: hiddenUnless('editor'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'line', 'slug', 'updatedAt'],
  },
  access: editorialAccess,
  hooks: { afterChange: [leaveRedirect] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'line', type: 'textarea', maxLength: 300 },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    slugField('name'),
  ],
};
