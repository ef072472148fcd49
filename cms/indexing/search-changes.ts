import type { EngineName } from '#search';
import type { Pool, PoolClient } from 'pg';

/** What an engine has not heard of yet. Triggers write it (see the migration `search`), at most one row a place. */
export interface SearchChange {
  readonly kind: 'place' | 'rules' | 'synonyms';
  readonly placeId: number;
  /** Grows with every change of the same thing: a row that has moved on must not be struck out. */
  readonly seq: string;
}

/** The oldest changes of an engine. */
export async function readSearchChanges(
  client: PoolClient,
  engine: EngineName,
  most: number,
): Promise<SearchChange[]> {
  const { rows } = await client.query<SearchChange>(
    `select kind, place_id as "placeId", seq::text as seq from search_changes
     where engine = $1 order by seq limit $2`,
    [engine, most],
  );
  return rows;
}

/** Strikes out what the engine has heard of, except what changed again meanwhile. */
export async function strikeOutSearchChanges(
  client: PoolClient,
  engine: EngineName,
  changes: readonly SearchChange[],
): Promise<void> {
  await client.query(
    `delete from search_changes c using jsonb_to_recordset($2::jsonb) as done(kind text, "placeId" int, seq bigint)
     where c.engine = $1 and c.kind = done.kind and c.place_id = done."placeId" and c.seq = done.seq`,
    [engine, JSON.stringify(changes)],
  );
}

/** Has all places compared with the engine's index: it may be new, or not what it was. */
export async function doubtIndex(pool: Pool, engine: EngineName): Promise<void> {
  await pool.query(
    `insert into search_changes (engine, kind, place_id, seq) values ($1, 'rules', 0, nextval('search_changes_seq'))
     on conflict (engine, kind, place_id) do update set seq = excluded.seq, changed_at = now()`,
    [engine],
  );
}

/** False while something has waited for the engine for longer than a moment, or the whole index is in doubt. */
export async function hasHeardEverything(pool: Pool, engine: EngineName): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from search_changes where engine = $1 and (kind = 'rules' or changed_at < now() - interval '5 seconds') limit 1`,
    [engine],
  );
  return rowCount === 0;
}

const LOCKS: Record<EngineName, number> = { meilisearch: 0x73656d, postgres: 0x736570 };

/**
 * Runs the work while no other process changes this engine's index; `null` when one does and `wait` is not asked for.
 * The lock is the connection's, so it ends with a process that is killed.
 */
export async function withEngineLock<T>(
  pool: Pool,
  engine: EngineName,
  { wait }: { wait: boolean },
  work: (client: PoolClient) => Promise<T>,
): Promise<T | null> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    const lock = LOCKS[engine];
    if (wait) await client.query('select pg_advisory_lock($1)', [lock]);
    else {
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
        lock,
      ]);
      if (!rows[0]?.held) {
        isBroken = false;
        return null;
      }
    }
    try {
      return await work(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lock]);
      isBroken = false;
    }
  } finally {
    // A connection that may still hold the lock must not go back to the pool.
    client.release(isBroken);
  }
}
