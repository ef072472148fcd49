import { byNobody, byRole, hasRole } from '#cms/access/roles';
import type { Access, CollectionBeforeDeleteHook, CollectionConfig, CollectionSlug } from 'payload';

const COMMENTED = ['stories', 'guides', 'pages', 'awards'] as const satisfies readonly CollectionSlug[];

/** What was said stays as it was said; it is settled or taken back. */
const asWritten = { update: byNobody };

const byItsAuthor: Access = ({ req: { user } }) =>
  hasRole(user, 'admin') || (hasRole(user, 'editor') && user ? { author: { equals: user.id } } : false);

/** What editors say to each other about a text. They read and write it beside the text; it has no page of its own. */
export const comments: CollectionConfig = {
  slug: 'comments',
  admin: { hidden: true, useAsTitle: 'text' },
  lockDocuments: false,
  access: {
    create: byRole('editor'),
    read: byRole('editor'),
    update: byRole('editor'),
    delete: byItsAuthor,
  },
  defaultSort: 'createdAt',
  fields: [
    { name: 'document', type: 'relationship', relationTo: [...COMMENTED], required: true, access: asWritten },
    { name: 'quote', type: 'textarea', maxLength: 500, access: asWritten },
    { name: 'text', type: 'textarea', required: true, maxLength: 2_000, access: asWritten },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'admins',
      index: true,
      access: { create: byNobody, update: byNobody },
      hooks: {
        beforeChange: [({ operation, req, value }) => (operation === 'create' ? req.user?.id : value)],
      },
    },
    { name: 'isResolved', type: 'checkbox', required: true, defaultValue: false },
  ],
};

/** A document takes the comments on it along. Before it goes: the database then forgets what they were about. */
export const deleteComments: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await req.payload.delete({
    collection: 'comments',
    where: { 'document.relationTo': { equals: collection.slug }, 'document.value': { equals: id } },
    depth: 0,
    req,
  });
};
