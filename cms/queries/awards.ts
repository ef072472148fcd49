import type { Payload } from 'payload';
import type { Award } from '../payload-types.ts';

const PUBLISHED = { _status: { equals: 'published' } } as const;

/** Published awards with their restaurants, latest year first. */
export async function listAwards(payload: Payload): Promise<Award[]> {
  const { docs } = await payload.find({
    collection: 'awards',
    where: PUBLISHED,
    sort: ['-year', 'recipient'],
    depth: 1,
    limit: 0,
    pagination: false,
  });
  return docs;
}

export async function findAward(payload: Payload, slug: string): Promise<Award | null> {
  const { docs } = await payload.find({
    collection: 'awards',
    where: { and: [PUBLISHED, { slug: { equals: slug.toLowerCase() } }] },
    depth: 1,
    limit: 1,
    pagination: false,
  });
  return docs[0] ?? null;
}
