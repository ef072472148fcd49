import { tryWithLock } from '../../database/advisory-locks.ts';
import { hasDueSource, noteReading, takeDueSource } from './import-source.ts';
import { readSource, type ReadOptions } from './read-source.ts';

/** Reads due sources sequentially, unless another process is doing so. */
export async function readDueSources(options: Omit<ReadOptions, 'now'>): Promise<void> {
  const { payload, signal } = options;
  const { pool } = payload.db;
  if (!(await hasDueSource(pool))) return;
  await tryWithLock(pool, 'sources', async (client) => {
    // Only the lock holder reads: one still marked as being read was left by a process that died.
    await client.query('update import_sources set is_reading = false where is_reading');
    while (!signal?.aborted) {
      const source = await takeDueSource(pool);
      if (!source) break;
      await noteReading(pool, source, await readSource(source, { ...options, now: new Date() }));
    }
  });
}
