import { byNobody, byRole, hasRole } from '#cms/access/roles';
import type { Access, CollectionBeforeDeleteHook, CollectionConfig, CollectionSlug } from 'payload';

const COMMENTED = ['stories', 'guides', 'pages', 'awards'] as const satisfies readonly CollectionSlug[];

/** Comments can't be edited, only resolved or deleted. */
const asWritten = { update: byNobody };

const byItsAuthor: Access = ({ req: { user } }) =>
  hasRole(user, 'admin') || (hasRole(user, 'editor') && user ? { author: { equals: user.id } } : false);

/** Editors' comments on a document. They are read and written beside the document, without a page in the panel. */
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

/** Deletes a document's comments with it. Runs before the delete: the database then drops the link to the document. */
export const deleteComments: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await req.payload.delete({
    collection: 'comments',
    where: { 'document.relationTo': { equals: collection.slug }, 'document.value': { equals: id } },
    depth: 0,
    req,
  });
};
