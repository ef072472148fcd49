import type { DataFromCollectionSlug, Payload } from 'payload';

/** How pages list the newsroom's documents. Featured stories come first within a day. */
const ORDERS = {
  awards: ['-year', 'recipient'],
  guides: ['title'],
  pages: ['title'],
  stories: ['-publishDate', '-featured', 'title'],
};
type Article = keyof typeof ORDERS;

const PUBLISHED = { _status: { equals: 'published' } } as const;

/** The published documents of a collection, with those that they refer to. */
export async function listPublished<Slug extends Article>(
  payload: Payload,
  collection: Slug,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const { docs } = await payload.find<Slug, object>({
    collection,
    where: PUBLISHED,
    sort: ORDERS[collection],
    depth: 1,
    limit: 0,
    pagination: false,
  });
  return docs;
}

/** The published document of a slug, with those that it refers to. */
export async function findPublished<Slug extends Article>(
  payload: Payload,
  collection: Slug,
  slug: string,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const where = { and: [PUBLISHED, { slug: { equals: slug.toLowerCase() } }] };
  const { docs } = await payload.find<Slug, object>({
    collection,
    where,
    depth: 1,
    limit: 1,
    pagination: false,
  });
  return docs[0] ?? null;
}

/** The latest version of a document, draft or published. */
export function findDraft<Slug extends Article | 'newsletter-issues'>(
  payload: Payload,
  collection: Slug,
  id: number,
): Promise<DataFromCollectionSlug<Slug> | null> {
  return payload.findByID<Slug, true, object>({ collection, id, draft: true, depth: 1, disableErrors: true });
}
