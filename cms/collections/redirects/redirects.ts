import { hiddenUnless } from '#cms/access/roles';
import { addressKey } from '#domain/addresses/canonical-address';
import { planMove } from '#domain/addresses/moved-addresses';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  TextFieldSingleValidation,
} from 'payload';
import { problemOf } from '../../links/dead-links.ts';
import { editorialAccess } from '../editorial/article.ts';
import { refuseFields } from '../refuse-fields.ts';
import { findMoves, lockMoves, retargetAll } from './store-move.ts';

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])\S*$/.test(value);

const validatePath: TextFieldSingleValidation = (value) =>
  isPath(value) || 'Write a path on this site, like /blog/crab-feasts.';

/** Resolves an editor's redirect to the end of its chain; loops are rejected, and so is one to no page. */
const planOwnMove: CollectionBeforeChangeHook = async ({ collection, context, data, originalDoc, req }) => {
  if (context.isPlannedMove) return data;
  const from: unknown = data.from ?? originalDoc?.from;
  const to: unknown = data.to ?? originalDoc?.to;
  // Field validation runs later and reports what is wrong.
  if (!isPath(from) || !isPath(to)) return data;
  const dead = to === originalDoc?.to ? null : await problemOf(req, to);
  if (dead !== null) refuseFields(req, collection, [{ path: 'to', message: `This${dead}` }]);
  await lockMoves(req);
  const known = await findMoves(req);
  const plan = planMove(
    known.filter(({ id }) => id !== originalDoc?.id),
    { from, to },
  );
  if (!plan.isPossible) refuseFields(req, collection, [{ path: 'to', message: plan.reason }]);
  return { ...data, ...plan.move };
};

const leadOthersOn: CollectionAfterChangeHook = async ({ context, doc, req }) => {
  if (context.isPlannedMove) return doc;
  const known = await findMoves(req);
  const before = known.filter(({ id, to }) => id !== doc.id && addressKey(to) === addressKey(doc.from));
  await retargetAll(
    req,
    known,
    before.map(({ from }) => from),
    doc.to,
  );
  return doc;
};

/** Permanent redirects (301, decisions §2). Changing the slug of a published page adds one automatically. */
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
  hooks: { beforeChange: [planOwnMove], afterChange: [leadOthersOn] },
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
