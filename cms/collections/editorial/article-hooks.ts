import { isStaff } from '#cms/access/roles';
import { runInRequest } from '#cms/database/run-in-request';
import { checkLinksElsewhere, findDeadLinks } from '#cms/links/dead-links';
import { sql } from '@payloadcms/db-postgres';
import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type CollectionAfterChangeHook,
  type CollectionAfterErrorHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';
import { storeMove } from '../redirects/store-move.ts';
import { refuseFields } from '../refuse-fields.ts';
import { KEEP_LINK } from './text-editor.ts';

const LOCKED = 423;

type Before = Parameters<CollectionBeforeChangeHook>[0];
type After = Parameters<CollectionAfterChangeHook>[0];

/** What happens around the saving of a story, guide or page. */
export function articleHooks(pathOf: (slug: string) => string): NonNullable<CollectionConfig['hooks']> {
  const beforeSave: CollectionBeforeChangeHook = async (change) => {
    await notePublishedSlug(change);
    await refuseDeadLinks(change);
    return change.data;
  };
  const afterSave: CollectionAfterChangeHook = async (change) => {
    await redirectOldSlug(change, pathOf);
    await keepLock(change);
    if (change.doc._status === 'published')
      await cancelPlannedPublications(change.req, { collection: change.collection.slug, id: change.doc.id });
    checkLinksElsewhere(change.doc.body);
    return change.doc;
  };
  return { beforeChange: [beforeSave], afterChange: [afterSave], afterError: [keepRefusedWords] };
}

interface Published {
  id: number;
  slug?: unknown;
  _status?: unknown;
}

/**
 * Remembers the published slug before a change of it (decisions §2). It is read from the collection's table: hooks may
 * receive a newer draft that already has the new slug.
 */
export async function notePublishedSlug({
  collection,
  context,
  data,
  originalDoc,
  req,
}: Before): Promise<void> {
  // A restored version carries its old status but becomes a draft: the live page keeps its slug.
  if (context.isRestoringVersion || data._status !== 'published' || originalDoc?.id === undefined) return;
  const published = await req.payload.db.findOne<Published>({
    collection: collection.slug,
    where: { id: { equals: originalDoc.id } },
    req,
  });
  const slug = data.slug ?? originalDoc.slug;
  if (published?._status === 'published' && typeof published.slug === 'string' && published.slug !== slug) {
    context.publishedSlug = published.slug;
  }
}

export async function redirectOldSlug(
  { context, doc, req }: After,
  pathOf: (slug: string) => string,
): Promise<void> {
  const from = context.publishedSlug;
  if (typeof from !== 'string' || typeof doc.slug !== 'string') return;
  delete context.publishedSlug;
  await storeMove(req, { from: pathOf(from), to: pathOf(doc.slug) });
}

/**
 * Nothing is published with a link that leads nowhere unless its writer says so, in the link. A scheduled publication
 * was asked about when it was scheduled: it goes out with what has broken since, which the weekly check reports.
 */
async function refuseDeadLinks({ collection, context, data, originalDoc, req }: Before): Promise<void> {
  if (data._status !== 'published' || context.isRestoringVersion) return;
  const document = { collection: collection.slug, id: originalDoc?.id };
  const [dead] = await findDeadLinks(req, data.body, { ...document, slug: data.slug });
  if (dead === undefined) return;
  const planned = await findPlannedPublications(req, document);
  if (planned.some(({ processing }) => processing)) return;
  const message = `${dead} Mend it, or open the link and tick “${KEEP_LINK}.”`;
  refuseFields(req, collection, [{ path: 'body', message }]);
}

interface PlannedInput {
  readonly type?: string;
  readonly doc?: { readonly relationTo: string; readonly value: unknown } | null;
  /** Instead of a document. */
  readonly global?: string | null;
}

/** The scheduled publications of a document that have not happened, and the one that is happening. */
async function findPlannedPublications(
  req: PayloadRequest,
  { collection, id }: { readonly collection: string; readonly id: unknown },
): Promise<{ id: number | string; processing?: boolean | null }[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' }, completedAt: { exists: false } },
    pagination: false,
    req,
  });
  return docs.filter(({ input }) => {
    const { type = 'publish', doc, global } = input as unknown as PlannedInput;
    const isOfIt = doc
      ? doc.relationTo === collection && String(doc.value) === String(id)
      : global === collection;
    return type === 'publish' && isOfIt;
  });
}

/**
 * Publishing by hand cancels a scheduled publication of the same document, which would otherwise publish whatever draft
 * exists by then. If the schedule itself publishes, later entries stay.
 */
export async function cancelPlannedPublications(
  req: PayloadRequest,
  document: { readonly collection: string; readonly id: unknown },
): Promise<void> {
  const jobs = await findPlannedPublications(req, document);
  if (jobs.some(({ processing }) => processing)) return;
  if (jobs.length === 0) return;
  // One may have begun since.
  const ids = jobs.map(({ id }) => id);
  await runInRequest(req, sql`delete from payload_jobs where id in ${ids} and not processing`);
}

/**
 * Payload releases a document's lock on every save, including its autosaves, so that two concurrent editors overwrite
 * each other (payloadcms/payload#11604). This keeps the lock with the editor.
 */
async function keepLock({ collection, doc, req }: After): Promise<void> {
  if (String(req.query.autosave) !== 'true' || !req.user || !isStaff(req.user)) return;
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: collection.slug, value: doc.id },
      user: { relationTo: req.user.collection, value: req.user.id },
    },
    returning: false,
    req,
  });
}

/**
 * Keeps what is refused from an editor who was taken over as a version just below the newest: the list of versions
 * shows, compares and restores it. It is the only kind of version created later than its `updatedAt`.
 */
const keepRefusedWords: CollectionAfterErrorHook = async ({ collection, error, req }) => {
  if (!collection || !('status' in error) || error.status !== LOCKED) return undefined;
  // Payload's own sentence names a number.
  const response = { errors: [{ message: 'Somebody else is writing this now.' }] };
  try {
    const isOwn = await initTransaction(req);
    await storeBelowNewest(collection, req);
    if (isOwn) await commitTransaction(req);
  } catch (err) {
    // The editor's device has them, too.
    await killTransaction(req);
    req.payload.logger.error({ err, msg: 'Refused words could not be kept' });
  }
  return { response, status: LOCKED };
};

async function storeBelowNewest(
  { flattenedFields, slug }: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<void> {
  const { data, payload, routeParams, user } = req;
  const parent = Number(routeParams?.id);
  const where = { parent: { equals: parent }, latest: { equals: true } };
  const [newest] = (await payload.db.findVersions({ collection: slug, where, limit: 1, req })).docs;
  if (!newest || !data) return;
  const typed = flattenedFields.filter(
    (field) => field.name in data && !('access' in field && field.access?.update),
  );
  const now = new Date().toISOString();
  // Later than a published document, it would count as its draft.
  const below = Math.min(Date.parse(newest.updatedAt), Date.parse(newest.version.updatedAt)) - 1;
  const kept = await payload.db.createVersion({
    autosave: false,
    collectionSlug: slug,
    createdAt: now,
    parent,
    req,
    updatedAt: new Date(below).toISOString(),
    versionData: {
      ...newest.version,
      ...Object.fromEntries(typed.map(({ name }) => [name, data[name]])),
      createdAt: newest.version.createdAt,
      updatedAt: now,
      lastEditedBy: user?.id,
      _status: 'draft',
    },
  });
  const versions = sql.identifier(`_${slug}_v`);
  await runInRequest(req, sql`update ${versions} set latest = false where id = ${kept.id}`);
}
