import { hiddenUnless } from '#cms/access/roles';
import { leadsRound, normalPath } from '#domain/addresses/moved-addresses';
import type { CollectionBeforeChangeHook, CollectionConfig, TextFieldSingleValidation } from 'payload';
import { problemOf } from '../../links/dead-links.ts';
import { editorialAccess } from '../editorial/article.ts';
import { refuseFields } from '../refuse-fields.ts';
import { findMoves, lockMoves } from './store-move.ts';

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])\S*$/.test(value);

const validatePath: TextFieldSingleValidation = (value) =>
  isPath(value) || 'Write a path on this site, like /blog/crab-feasts.';

/** An editor's redirect leads to a page, and not back to itself by others. */
const checkOwnMove: CollectionBeforeChangeHook = async ({ collection, context, data, originalDoc, req }) => {
  if (context.isPageMove) return data;
  const from: unknown = data.from ?? originalDoc?.from;
  const to: unknown = data.to ?? originalDoc?.to;
  // Field validation runs later and reports what is wrong.
  if (!isPath(from) || !isPath(to)) return data;
  const dead = to === originalDoc?.to ? null : await problemOf(req, to);
  if (dead !== null) refuseFields(req, collection, [{ path: 'to', message: `This${dead}` }]);
  await lockMoves(req);
  const others = (await findMoves(req)).filter(({ id }) => id !== originalDoc?.id);
  const message = 'This would send visitors round in a circle.';
  if (leadsRound(others, { from, to })) refuseFields(req, collection, [{ path: 'to', message }]);
  return { ...data, from: normalPath(from), to: normalPath(to) };
};

/**
 * Permanent redirects (301, decisions §2), each as it was written: visitors are sent to the end of a chain at once.
 * Changing the slug of a published page adds one automatically.
 */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  defaultSort: '-updatedAt',
  admin: {
    group: 'Content',
    hidden: hiddenUnless('editor'),
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'updatedAt'],
  },
  access: editorialAccess,
  hooks: { beforeChange: [checkOwnMove] },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 400,
      validate: validatePath,
    },
    { name: 'to', type: 'text', required: true, maxLength: 400, validate: validatePath },
  ],
};
