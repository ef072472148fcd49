import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from './run-sql.ts';

export interface PictureUse {
  /** The document in the panel. */
  readonly path: string;
  readonly kind: string;
  readonly title: string;
  /** How the document uses the picture. */
  readonly as: string;
}

/** The documents that show a picture, drafts included, by title. */
export function findPictureUses(payload: Payload, id: number): Promise<PictureUse[]> {
  const isInText = sql`jsonb_path_exists(version_body, '$.** ? (
    (@.type == "upload" && @.value == $id)
    || (@.blockType == "gallery" && @.pictures[*] == $id)
    || (@.blockType == "embed" && @.picture == $id))', jsonb_build_object('id', ${id}::int), true)`;
  return runSql(
    payload,
    sql`select path, kind, coalesce(nullif(title, ''), 'No title yet') as title, part as "as" from (
          select '/cms/collections/stories/' || parent_id as path, 'Story' as kind, version_title as title,
            unnest(array[
              case when version_image_id = ${id} then 'at the top' end,
              case when version_share_picture_id = ${id} then 'when shared' end,
              case when ${isInText} then 'in the text' end
            ]) as part from _stories_v where latest
          union all
          select '/cms/collections/guides/' || parent_id, 'Guide',
            coalesce(nullif(version_heading, ''), nullif(version_title, ''), version_neighborhood, version_cuisine),
            unnest(array[
              case when version_image_id = ${id} then 'at the top' end,
              case when version_share_picture_id = ${id} then 'when shared' end,
              case when ${isInText} then 'in the text' end
            ]) from _guides_v where latest
          union all
          select '/cms/collections/pages/' || parent_id, 'Page', version_title,
            unnest(array[
              case when version_share_picture_id = ${id} then 'when shared' end,
              case when ${isInText} then 'in the text' end
            ]) from _pages_v where latest
          union all
          select '/cms/collections/awards/' || parent_id, 'Award', version_recipient, 'on the badge page'
            from _awards_v where latest and version_image_id = ${id}
          union all
          select '/cms/collections/restaurants/' || id, 'Place', name, 'as its cover'
            from restaurants where cover_id = ${id}
        ) uses where part is not null and path is not null order by title, part`,
  );
}
