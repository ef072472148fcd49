import type { StalePlaceView } from '#contract/imports';
import type { Pool } from 'pg';
import { inTransaction } from '../../database/in-transaction.ts';
import { findCurrentPlaces, refuseUnusable } from '../commit/current-places.ts';
import { momentSql } from '../map/field-kinds.ts';
import { openVersionWriter } from '../commit/version-tables.ts';
import { writePlaces } from '../commit/write-places.ts';

/** Published places that are not closed, the longest unchecked first. */
export async function listStalest(pool: Pick<Pool, 'query'>, most: number): Promise<StalePlaceView[]> {
  const { rows } = await pool.query<StalePlaceView>(
    `select id, name, neighborhood, address, phone, ${momentSql('last_verified_at')} as "lastVerifiedAt"
     from restaurants where _status = 'published' and status <> 'closed'
     order by last_verified_at nulls first, id limit $1`,
    [most],
  );
  return rows;
}

/**
 * Records that a place's data was verified now.
 * @throws ImportFault if it is gone or being edited
 */
export async function markVerified(pool: Pool, id: number, now: Date): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('select 1 from restaurants where id = $1 for update', [id]);
    const place = (await findCurrentPlaces(client, [id])).get(id);
    refuseUnusable(place, id);
    const update = [{ id, fields: { lastVerifiedAt: now.toISOString() } }];
    await writePlaces(client, await openVersionWriter(client), {
      create: [],
      update,
      now: now.toISOString(),
    });
  });
}
