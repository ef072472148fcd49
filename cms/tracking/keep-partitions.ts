import type { Pool } from 'pg';
import { tryWithLock } from '../database/advisory-locks.ts';
import { reasonOf } from '../database/database-fault.ts';
import type { Log } from '../database/log.ts';
import { singleFlight } from '../single-flight.ts';
import { dropOldEvents, ensurePartitions } from './partitions.ts';
import { forgetReadings } from './store-readings.ts';

const LOOK_EVERY_MS = 60 * 60 * 1000;

/**
 * Creates the next month's partition and drops expired events and readings, hourly. Returns a function that stops it.
 */
export function keepPartitions(pool: Pool, log: Log): () => Promise<void> {
  const look = singleFlight(() =>
    renewPartitions(pool, new Date()).catch((error: unknown) =>
      log.warn(`Old events and readings could not be dropped: ${reasonOf(error)}`),
    ),
  );
  let looking = look();
  const timer = setInterval(() => (looking = look()), LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

export async function renewPartitions(pool: Pool, now: Date): Promise<void> {
  await ensurePartitions(pool, now);
  await tryWithLock(pool, 'retention', async (client) => {
    try {
      // Dropping a partition locks the whole table: rather retry in an hour than queue behind a long reader.
      await client.query("set lock_timeout = '2s'");
      await dropOldEvents(client, now);
      await forgetReadings(client, now);
    } finally {
      await client.query('reset lock_timeout').catch(() => undefined);
    }
  });
}
