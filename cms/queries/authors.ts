import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { Author } from '../payload-types.ts';
import { isoInstant } from './iso-instant.ts';
import { runSql } from './run-sql.ts';

export async function findAuthor(payload: Payload, slug: string): Promise<Author | null> {
  const { docs } = await payload.find({
    collection: 'authors',
    where: { slug: { equals: slug.toLowerCase() } },
    depth: 1,
    limit: 1,
    pagination: false,
  });
  return docs[0] ?? null;
}

/** Authors with published work, by name, with its newest change. Times are ISO 8601. */
export function listAuthorChanges(payload: Payload): Promise<{ slug: string; lastModified: string }[]> {
  return runSql(
    payload,
    sql`select a.slug,
          ${isoInstant('max(greatest(a.updated_at, w.updated_at))')} as "lastModified"
        from authors a join (
          select r.authors_id, s.updated_at from stories_rels r
            join stories s on s.id = r.parent_id and s._status = 'published' where r.path = 'authors'
          union all
          select r.authors_id, g.updated_at from guides_rels r
            join guides g on g.id = r.parent_id and g._status = 'published' and g.hidden is not true
            where r.path = 'authors'
        ) w on w.authors_id = a.id
        group by a.id, a.slug, a.name order by a.name, a.id`,
  );
}
