import type { Pool } from 'pg';
import { tryWithLock } from '../database/advisory-locks.ts';
import { dropOldEvents, ensurePartitions } from './partitions.ts';
import { sumUpOld } from './sum-up-old.ts';

/** Creates the next month's partition, deletes expired events, and sums up old numbers. */
export async function renewPartitions(pool: Pool, now: Date): Promise<void> {
  await ensurePartitions(pool, now);
  await tryWithLock(pool, 'retention', async (client) => {
    try {
      // Dropping a partition locks the whole table: rather retry in an hour than queue behind a long reader.
      await client.query("set lock_timeout = '2s'");
      await dropOldEvents(client, now);
      await sumUpOld(client, now);
    } finally {
      await client.query('reset lock_timeout').catch(() => undefined);
    }
  });
}
