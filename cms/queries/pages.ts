import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { Page } from '../payload-types.ts';
import { runSql } from './run-sql.ts';

/** A page that editors published, with the pictures and links of its text. */
export async function findPage(payload: Payload, slug: string): Promise<Page | null> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [{ _status: { equals: 'published' } }, { slug: { equals: slug.toLowerCase() } }] },
    depth: 1,
    limit: 1,
    pagination: false,
  });
  return docs[0] ?? null;
}

/** The latest version of a page, draft or published. */
export function findPageDraft(payload: Payload, id: number): Promise<Page | null> {
  return payload.findByID({ collection: 'pages', id, draft: true, depth: 1, disableErrors: true });
}

interface PublishedPage {
  readonly slug: string;
  readonly title: string;
  readonly isInFooter: boolean;
  /** ISO 8601 */
  readonly updatedAt: string;
}

/** The published pages by title. */
export function listPages(payload: Payload): Promise<PublishedPage[]> {
  return runSql(
    payload,
    sql`select slug, title, coalesce(is_in_footer, false) as "isInFooter",
          to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"
        from pages where _status = 'published' order by title, id`,
  );
}
