import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { Story } from '../payload-types.ts';
import { prepareSql } from './run-sql.ts';

const PUBLISHED = { _status: { equals: 'published' } } as const;

/** Published stories with their pictures and places, newest first; featured ones first within a day. */
export async function listStories(payload: Payload): Promise<Story[]> {
  const { docs } = await payload.find({
    collection: 'stories',
    where: PUBLISHED,
    sort: ['-publishDate', '-featured', 'title'],
    depth: 1,
    limit: 0,
    pagination: false,
  });
  return docs;
}

/** Published stories about a place, newest first. */
export const listStoriesAbout = prepareSql<Pick<Story, 'slug' | 'title'>, { restaurant: number }>(
  sql`select slug, title from stories
      where restaurant_id = ${sql.placeholder('restaurant')} and _status = 'published'
      order by publish_date desc, title`,
);

export async function findStory(payload: Payload, slug: string): Promise<Story | null> {
  const { docs } = await payload.find({
    collection: 'stories',
    where: { and: [PUBLISHED, { slug: { equals: slug.toLowerCase() } }] },
    depth: 1,
    limit: 1,
    pagination: false,
  });
  return docs[0] ?? null;
}

/** The latest version of a story, draft or published. */
export function findStoryDraft(payload: Payload, id: number): Promise<Story | null> {
  return payload.findByID({ collection: 'stories', id, draft: true, depth: 1, disableErrors: true });
}
