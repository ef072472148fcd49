import { REVIEW_PHOTO_MAX_MB } from '#contract/reviews';
import { APIError, type File, type Payload } from 'payload';
import type { Pool } from 'pg';
import { CallError } from '../../calls/call-error.ts';
import { tryWithLock } from '../../database/advisory-locks.ts';
import { reasonOf } from '../../database/database-fault.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { OutboundOptions } from '../../outbound/request-public.ts';
import { fetchPicture } from '../../uploads/fetch-picture.ts';
import { asPhotoFault, toPhotoFile } from '../../uploads/photo-file.ts';
import { asSentence } from '../import-fault.ts';
import { countsSql } from '../plan/recount.ts';
import { sayPhotoTexts } from './fetched-photos.ts';

type Db = Pick<Pool, 'query'>;

interface FetchOptions extends Pick<OutboundOptions, 'isAllowed' | 'signal'> {
  readonly payload: Payload;
}

/** A committed row with a photo to fetch, and its place as it is now. */
interface DueRow {
  readonly batchId: number;
  readonly rowNo: number;
  readonly placeId: number;
  /** `null` if the place or its address is gone. */
  readonly imageUrl: string | null;
  readonly credit: string | null;
  readonly alt: string | null;
  /** Staff chose a photo or a cover. */
  readonly hasOwn: boolean;
  /** The photo was fetched before. */
  readonly isHere: boolean;
}

const DUE_SQL = `from import_rows i join import_batches b on b.id = i.batch_id and b.state = 'committed'`;

/**
 * Fetches the photos of committed imports one by one, unless another process does so. One that cannot be had becomes a
 * notice of its row.
 */
export async function fetchDuePhotos(options: FetchOptions): Promise<void> {
  const { pool } = options.payload.db;
  if (!(await findDue(pool))) return;
  await tryWithLock(pool, 'photos', async () => {
    while (!options.signal?.aborted) {
      const row = await findDue(pool);
      if (!row) break;
      await fetchPhoto(row, options);
    }
  });
}

async function findDue(db: Db): Promise<DueRow | undefined> {
  const { rows } = await db.query<DueRow>(
    `select i.batch_id as "batchId", i.row_no as "rowNo", i.place_id as "placeId", r.image_url as "imageUrl",
       r.photo_credit as credit, r.photo_alt as alt,
       r.cover_id is not null or exists (select 1 from place_photos p
         where p.restaurant_id = r.id and p.review_id is null and p.fetched_from is null) as "hasOwn",
       coalesce(r.image_url = (select p.fetched_from from place_photos p
         where p.restaurant_id = r.id and p.fetched_from is not null order by p.id desc limit 1), false) as "isHere"
     ${DUE_SQL} left join restaurants r on r.id = i.place_id
     where i.photo = 'due' order by i.batch_id, i.row_no limit 1`,
  );
  return rows[0];
}

async function fetchPhoto(row: DueRow, options: FetchOptions): Promise<void> {
  const { payload, signal } = options;
  const { pool } = payload.db;
  if (row.imageUrl === null) return note(pool, row, null);
  if (row.hasOwn) return note(pool, row, 'kept', 'the place keeps the photo that staff chose');
  if (row.isHere) {
    await sayPhotoTexts(pool, [row.placeId]);
    return note(pool, row, 'fetched');
  }
  try {
    const maxBytes = REVIEW_PHOTO_MAX_MB * 1024 * 1024;
    await store(payload, row, await toPhotoFile(await fetchPicture(row.imageUrl, { ...options, maxBytes })));
  } catch (error) {
    // The next process fetches it.
    if (signal?.aborted) return;
    const fault = asPhotoFault(error);
    const isSaid = fault instanceof CallError || fault instanceof APIError;
    if (!isSaid) payload.logger.error({ err: error }, `Photo of place ${row.placeId}`);
    await note(pool, row, 'missing', asSentence(isSaid ? fault.message : reasonOf(error)));
  }
}

/** An undo that begins meanwhile waits for the photo, and takes it back. */
async function store(payload: Payload, row: DueRow, file: File): Promise<void> {
  await inTransaction(payload.db.pool, async (client) => {
    const { batchId, placeId, alt, credit, imageUrl } = row;
    const committed = `select 1 from import_batches where id = $1 and state = 'committed' for share`;
    if ((await client.query(committed, [batchId])).rowCount !== 1) return;
    const data = { restaurant: placeId, alt, credit, fetchedFrom: imageUrl };
    await payload.create({ collection: 'place-photos', data, file, depth: 0 });
    await note(client, row, 'fetched');
  });
}

async function note(
  db: Db,
  { batchId, rowNo }: DueRow,
  photo: 'fetched' | 'kept' | 'missing' | null,
  message?: string,
): Promise<void> {
  const notices = message === undefined ? [] : [{ field: 'imageUrl', message }];
  await db.query(
    `update import_rows set photo = $3, notices = nullif(coalesce(notices, '[]') || $4::jsonb, '[]')
     where batch_id = $1 and row_no = $2`,
    [batchId, rowNo, photo, JSON.stringify(notices)],
  );
  if (message === undefined) return;
  await db.query(`update import_batches set totals = totals || ${countsSql('totals')} where id = $1`, [
    batchId,
  ]);
}
