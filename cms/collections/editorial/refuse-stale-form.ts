import { isRecord } from '#cms/rich-text/text-node';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type Field,
  type PayloadRequest,
} from 'payload';

const CONFLICT = 409;

/**
 * The panel sends whole forms, and sends them while somebody types: a form that was opened before somebody else wrote would
 * write over them. A lock ends with every save, and two minutes after the last letter; Payload's own check of stale forms does
 * not work where forms save themselves.
 */
export const refuseStaleForm: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  // A version that is restored is older by nature.
  if (context.isRestoringVersion || !originalDoc || !req.user) return data;
  // What a form does not send, as scripts do not, is here what is stored.
  const openedAt = Date.parse(data.updatedAt);
  // One's own latest words may be on top of theirs, from another tab: then their version tells.
  if (!(Date.parse(originalDoc.lastEditedAt) > openedAt)) return data;
  const theirs = await newestOfOthers(req, collection.slug, originalDoc.id);
  if (!theirs || !(Date.parse(theirs.at) > openedAt)) return data;
  throw refusal(
    `${theirs.by} changed this after you opened it. We kept that and didn’t save yours. Copy what you just typed, then reload the page.`,
  );
};

/** In the form: keeps the refusal in view, which Payload shows for four seconds. Nothing is stored. */
export const staleFormField: Field = {
  name: 'staleForm',
  type: 'ui',
  admin: { components: { Field: '/admin-panel/lock/stale-form.tsx#StaleForm' } },
};

function refusal(reason: string): APIError {
  const told = { errors: [{ path: 'updatedAt', message: reason }] };
  // No colon: the panel makes a list of what follows one.
  const error = new APIError(
    'Not saved. Somebody else changed this after you opened it.',
    CONFLICT,
    told,
    true,
  );
  // Payload logs errors by their name: this one is expected, and takes a line.
  error.name = 'Locked';
  return error;
}

async function newestOfOthers(req: PayloadRequest, slug: CollectionSlug, id: number) {
  const { docs } = await req.payload.findVersions({
    collection: slug,
    where: {
      parent: { equals: id },
      'version.lastEditedAt': { exists: true },
      'version.lastEditedBy': { not_equals: req.user?.id },
    },
    sort: '-version.lastEditedAt',
    select: { version: { lastEditedBy: true, lastEditedAt: true } },
    limit: 1,
    pagination: false,
    depth: 1,
    showHiddenFields: true,
    req,
  });
  const version: unknown = docs[0]?.version;
  if (!isRecord(version)) return null;
  const { lastEditedAt, lastEditedBy } = version;
  const name = isRecord(lastEditedBy) ? lastEditedBy.username : undefined;
  return { at: String(lastEditedAt), by: typeof name === 'string' ? name : 'Somebody' };
}
