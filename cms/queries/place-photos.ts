import { MAX_PHOTOS } from '#contract/restaurants';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { findRow, prepareSql } from './run-sql.ts';

/** A photo's file and its resized versions, smallest first; a small file has none. */
export interface PhotoFilesDoc {
  filename: string;
  /** Changes when an editor moves the focal point, which changes the files but not their names. */
  version: number;
  width: number;
  height: number;
  webp: PhotoSizeDoc[];
  avif: PhotoSizeDoc[];
  focalX: number | null;
  focalY: number | null;
}

interface PhotoSizeDoc {
  filename: string;
  width: number;
  height: number;
}

export interface PlacePhotoDoc extends PhotoFilesDoc {
  alt: string | null;
  caption: string | null;
  credit: string | null;
  license: string | null;
  preview: string | null;
}

const sizesSql = (...names: string[]) => {
  const rows = names.map(
    (name) => `(p.sizes_${name}_filename, p.sizes_${name}_width::int, p.sizes_${name}_height::int)`,
  );
  return sql.raw(`array(select json_build_object('filename', s.filename, 'width', s.width, 'height', s.height)
    from (values ${rows.join(', ')}) s (filename, width, height) where s.filename is not null order by s.width)`);
};

const filesSql = sql`p.filename, floor(extract(epoch from p.updated_at) * 1000)::float8 as version, p.width::int as width, p.height::int as height,
  ${sizesSql('card', 'wide')} as webp, ${sizesSql('small_avif', 'card_avif', 'wide_avif')} as avif,
  p.focal_x::float8 as "focalX", p.focal_y::float8 as "focalY"`;

/** The paper's photos come before diners' photos, and its own before those of lists. */
const inOrder = sql`order by p.position, (p.review_id is not null), (p.fetched_from is not null), p.id`;

/**
 * A diner's photo is public if its review is approved. Of those that came with imports, the newest is: an undo brings
 * back the one before.
 */
const isPublicSql = sql`p.filename is not null and (p.review_id is null
  or exists (select 1 from reviews v where v.id = p.review_id and v.status = 'approved'))
  and (p.fetched_from is null or not exists (select 1 from place_photos n
    where n.restaurant_id = p.restaurant_id and n.fetched_from is not null and n.id > p.id))`;

/** The files of the lead photo of the place `r`, as JSON. */
export const leadPhotoSql = sql`(select to_json(lead) from (select ${filesSql} from place_photos p
  where p.restaurant_id = r.id and ${isPublicSql} ${inOrder} limit 1) lead)`;

/** A small file of a photo. Callers must check access, which depends on the review. */
export async function findPhotoFile(payload: Payload, id: number): Promise<string | null> {
  const found = await findRow<{ filename: string | null }>(
    payload,
    sql`select coalesce(p.sizes_card_filename, p.filename) as filename from place_photos p where p.id = ${id}`,
  );
  return found?.filename ?? null;
}

/** The photos of a place, lead photo first. */
export const listPlacePhotos = prepareSql<PlacePhotoDoc, { restaurant: number }>(
  sql`select ${filesSql}, p.alt, p.caption, p.license,
        coalesce(nullif(p.credit, ''), (select 'Photo by ' || u.username from reviews v
          join users u on u.id = v.user_id where v.id = p.review_id)) as credit, p.preview from place_photos p
      where p.restaurant_id = ${sql.placeholder('restaurant')} and ${isPublicSql} ${inOrder} limit ${MAX_PHOTOS}`,
);
