import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { isoInstant } from './iso-instant.ts';
import { runSql } from './run-sql.ts';

interface PublishedPage {
  readonly slug: string;
  readonly title: string;
  readonly isInFooter: boolean;
  /** ISO 8601 */
  readonly updatedAt: string;
}

export function listPages(payload: Payload): Promise<PublishedPage[]> {
  return runSql(
    payload,
    sql`select slug, title, coalesce(is_in_footer, false) as "isInFooter",
          ${isoInstant('updated_at')} as "updatedAt"
        from pages where _status = 'published' order by title, id`,
  );
}
