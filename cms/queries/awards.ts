import type { Payload } from 'payload';
import { sql } from '@payloadcms/db-postgres';
import type { Award } from '../payload-types.ts';
import { prepareSql } from './run-sql.ts';

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

/** Published awards to a place, latest year first. */
export const listAwardsTo = prepareSql<Pick<Award, 'year' | 'why'>, { restaurant: number }>(
  sql`select year::int as year, why from awards
      where restaurant_id = ${sql.placeholder('restaurant')} and _status = 'published'
      order by year desc, recipient`,
);

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
