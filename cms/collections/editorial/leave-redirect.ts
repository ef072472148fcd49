import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { storeMove } from '../redirects/store-move.ts';

interface Published {
  id: number;
  slug?: unknown;
  _status?: unknown;
}

type PathOf = (slug: string) => string;

/**
 * Adds a redirect when an editor changes a published slug (decisions §2). The published slug is read from the
 * collection's table: hooks may receive a newer draft that already has the new slug.
 */
export function leaveRedirect(
  pathOf: PathOf,
): Pick<NonNullable<CollectionConfig['hooks']>, 'beforeChange' | 'afterChange'> {
  const beforeChange: CollectionBeforeChangeHook = async ({
    collection,
    context,
    data,
    originalDoc,
    req,
  }) => {
    // A restored version carries its old status but becomes a draft: the live page keeps its slug.
    if (context.isRestoringVersion) return data;
    if (data._status !== 'published' || originalDoc?.id === undefined) return data;
    const published = await req.payload.db.findOne<Published>({
      collection: collection.slug,
      where: { id: { equals: originalDoc.id } },
      req,
    });
    const slug = data.slug ?? originalDoc.slug;
    if (published?._status === 'published' && typeof published.slug === 'string' && published.slug !== slug) {
      context.publishedSlug = published.slug;
    }
    return data;
  };
  const afterChange: CollectionAfterChangeHook = async ({ context, doc, req }) => {
    const from = context.publishedSlug;
    if (typeof from !== 'string' || typeof doc.slug !== 'string') return doc;
    delete context.publishedSlug;
    await storeMove(req, { from: pathOf(from), to: pathOf(doc.slug) });
    return doc;
  };
  return { beforeChange: [beforeChange], afterChange: [afterChange] };
}
