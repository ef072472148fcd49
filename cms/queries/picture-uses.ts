import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { newestArticlesSql } from './newest-articles.ts';
import { runSql } from './run-sql.ts';

export interface PictureUse {
  /** The document in the panel. */
  readonly path: string;
  readonly kind: string;
  readonly title: string;
  readonly as: string;
}

/** The documents that show a picture, drafts included, by title. */
export function findPictureUses(payload: Payload, id: number): Promise<PictureUse[]> {
  const isInText = sql`jsonb_path_exists(body, '$.** ? (
    (@.type == "upload" && @.value == $id)
    || (@.blockType == "gallery" && @.pictures[*] == $id)
    || (@.blockType == "embed" && @.picture == $id))', jsonb_build_object('id', ${id}::int), true)`;
  return runSql(
    payload,
    sql`select path, kind, coalesce(nullif(title, ''), 'No title yet') as title, part as "as" from (
          select '/cms/collections/' || collection || '/' || id as path, kind, title,
            unnest(array[
              case when image = ${id} then case kind when 'Award' then 'on the badge page' else 'at the top' end end,
              case when shared = ${id} then 'when shared' end,
              case when ${isInText} then 'in the text' end
            ]) as part from ${newestArticlesSql} newest
          union all
          select '/cms/collections/restaurants/' || id, 'Place', name, 'as its cover'
            from restaurants where cover_id = ${id}
        ) uses where part is not null and path is not null order by title, part`,
  );
}
