import { isStaff } from '#cms/access/roles';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { storeMove } from '../redirects/store-move.ts';
import { checkLinksElsewhere, refuseDeadLinks } from './dead-links.ts';
import { findPlannedPublications } from './planned-publications.ts';

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
    await cancelScheduledPublication(change);
    checkLinksElsewhere(change);
    return change.doc;
  };
  return { beforeChange: [beforeSave], afterChange: [afterSave] };
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

/** Adds a redirect from the slug that was published before the change. */
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
 * Publishing by hand cancels a scheduled publication of the same document, which would otherwise publish whatever draft
 * exists by then. If the schedule itself publishes, later entries stay.
 */
async function cancelScheduledPublication({ collection, doc, req }: After): Promise<void> {
  if (doc._status !== 'published') return;
  const jobs = await findPlannedPublications(req, { collection: collection.slug, id: doc.id });
  if (jobs.some(({ processing }) => processing)) return;
  for (const { id } of jobs) await req.payload.delete({ collection: 'payload-jobs', id, req });
}
