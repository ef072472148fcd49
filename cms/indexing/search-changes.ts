import type { EngineName } from '#search';
import type { Pool, PoolClient } from 'pg';

/**
 * A change that an engine has not applied yet. Written by triggers (see `search.sql` of the initial migration), at
 * most one row per place.
 */
export interface SearchChange {
  readonly kind: 'place' | 'rules' | 'synonyms';
  readonly placeId: number;
  /** Grows with every change of the same thing: a row that has changed since must not be deleted. */
  readonly seq: string;
}

/** True for every table whose triggers write changes; nothing has to look for changes after those of other tables. */
export const isIndexedTable = (table: string): boolean => /^(?:restaurants|listing_rules)/.test(table);

/** An engine's oldest pending changes. */
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

/** Deletes applied changes, except those that changed again. */
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

/** Queues changed places for all engines, as the triggers do. */
export async function notePlaceChanges(pool: Pool, placeIds: readonly number[]): Promise<void> {
  if (placeIds.length > 0) await pool.query(`select note_search_change('place', $1::int[])`, [placeIds]);
}

/** Queues a comparison of all places with the engine's index, which may be new or damaged. */
export async function doubtIndex(pool: Pool, engine: EngineName): Promise<void> {
  await pool.query(
    `insert into search_changes (engine, kind, place_id, seq) values ($1, 'rules', 0, nextval('search_changes_seq'))
     on conflict (engine, kind, place_id) do update set seq = excluded.seq, changed_at = now()`,
    [engine],
  );
}

/** False if changes have been pending for more than 5 seconds, or the whole index is suspect. */
export async function hasHeardEverything(pool: Pool, engine: EngineName): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from search_changes where engine = $1 and (kind = 'rules' or changed_at < now() - interval '5 seconds') limit 1`,
    [engine],
  );
  return rowCount === 0;
}

/** An engine's pending changes, and since when. */
export interface WaitingChanges {
  engine: EngineName;
  changes: number;
  /** Age of the oldest; 0 when nothing waits. */
  oldestSeconds: number;
}

export async function countWaitingChanges(
  pool: Pool,
  engines: readonly EngineName[],
): Promise<WaitingChanges[]> {
  const { rows } = await pool.query<WaitingChanges>(
    `select engine, count(c.seq)::int as changes,
       coalesce(extract(epoch from now() - min(c.changed_at)), 0)::int as "oldestSeconds"
     from unnest($1::text[]) with ordinality as e(engine, place) left join search_changes c using (engine)
     group by engine, place order by place`,
    [engines],
  );
  return rows;
}
