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
 * The panel submits whole forms and autosaves them, so a form opened before somebody else's edit would overwrite it.
 * Locks don't prevent this: they end with every save and after two minutes without typing. Payload's stale-form check
 * does not work with autosave.
 */
export const refuseStaleForm: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  // A restored version is older by definition.
  if (context.isRestoringVersion || !originalDoc || !req.user) return data;
  // Fields that weren't sent, as by scripts, hold the stored value here.
  const openedAt = Date.parse(data.updatedAt);
  // The user's own newer edit from another tab may hide somebody else's: check the others' versions.
  if (!(Date.parse(originalDoc.lastEditedAt) > openedAt)) return data;
  const theirs = await newestOfOthers(req, collection.slug, originalDoc.id);
  if (!theirs || !(Date.parse(theirs.at) > openedAt)) return data;
  throw refusal(
    `${theirs.by} changed this after you opened it. We kept that and didn’t save yours. Copy what you just typed, then reload the page.`,
  );
};

/** In the form: keeps the error visible, which Payload shows for only four seconds. Nothing is stored. */
export const staleFormField: Field = {
  name: 'staleForm',
  type: 'ui',
  admin: { components: { Field: '/admin-panel/lock/stale-form.tsx#StaleForm' } },
};

function refusal(reason: string): APIError {
  const told = { errors: [{ path: 'updatedAt', message: reason }] };
  // No colon: the panel renders what follows one as a list.
  const error = new APIError(
    'Not saved. Somebody else changed this after you opened it.',
    CONFLICT,
    told,
    true,
  );
  // Payload chooses the log level by error name; this expected error takes one line.
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
