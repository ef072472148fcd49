import type { ImportPhotos } from '#contract/imports';
import type { Payload } from 'payload';
import type { ClientBase, Pool } from 'pg';

type Db = Pick<Pool | ClientBase, 'query'>;

export async function countPhotos(db: Db, batchId: number): Promise<ImportPhotos> {
  const { rows } = await db.query<ImportPhotos>(
    `select count(*) filter (where photo = 'due')::int as due, count(*) filter (where photo = 'fetched')::int as fetched,
       count(*) filter (where photo = 'kept')::int as kept, count(*) filter (where photo = 'missing')::int as missing
     from import_rows where batch_id = $1 and photo is not null`,
    [batchId],
  );
  return rows[0] ?? { due: 0, fetched: 0, kept: 0, missing: 0 };
}

/** Gives the photos that places have by import the credit and description that their places say. */
export async function sayPhotoTexts(db: Db, places: readonly number[]): Promise<void> {
  await db.query(
    `update place_photos p set credit = r.photo_credit, alt = r.photo_alt from restaurants r
     where r.id = p.restaurant_id and p.fetched_from = r.image_url and r.id = any($1)
       and (p.credit, p.alt) is distinct from (r.photo_credit, r.photo_alt)`,
    [places],
  );
}

interface Taken {
  readonly payload: Payload;
  readonly batchId: number;
  readonly places: readonly number[];
}

/** Deletes the photos that an import brought to these places, with their files. */
export async function takePhotosBack(db: Db, { payload, batchId, places }: Taken): Promise<void> {
  await deletePhotos(
    payload,
    await db.query(
      `select distinct p.id from place_photos p join import_rows i
         on i.place_id = p.restaurant_id and i.given ->> 'imageUrl' = p.fetched_from
       where i.batch_id = $1 and i.photo = 'fetched' and i.place_id = any($2)`,
      [batchId, places],
    ),
  );
}

/** Deletes photos that an import has replaced, once it cannot be undone. */
export async function forgetReplacedPhotos(
  payload: Payload,
  { now, undoDays }: { readonly now: Date; readonly undoDays: number },
): Promise<void> {
  await deletePhotos(
    payload,
    await payload.db.pool.query(
      `select p.id from place_photos p where p.fetched_from is not null and exists (select 1 from place_photos n
         where n.restaurant_id = p.restaurant_id and n.fetched_from is not null and n.id > p.id and n.created_at < $1)`,
      [new Date(now.getTime() - undoDays * 24 * 60 * 60 * 1000)],
    ),
  );
}

async function deletePhotos(
  payload: Payload,
  { rows }: { readonly rows: { readonly id: number }[] },
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await payload.delete({ collection: 'place-photos', where: { id: { in: ids } }, depth: 0 });
}
