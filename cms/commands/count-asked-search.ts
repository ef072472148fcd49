import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runKeptSql } from '../queries/run-sql.ts';

interface AskedSearch {
  readonly query: string;
  readonly day: string;
  /** The place that was opened; 0 for the search itself. */
  readonly place: number;
}

/** Increments the day's count of a search, or of a place opened from its results. */
export async function countAskedSearch(payload: Payload, { query, day, place }: AskedSearch): Promise<void> {
  await runKeptSql(
    payload,
    // A crash may lose the last few counts: nobody waits for the disk.
    sql`with unhurried as (select set_config('synchronous_commit', 'off', true))
        insert into asked_searches (query, day, place_id, count)
        select ${query}::text, ${day}::text, ${place}::int, 1 from unhurried
        where ${place}::int = 0 or exists (select 1 from restaurants where id = ${place}::int)
        on conflict (query, day, place_id) do update set count = asked_searches.count + 1`,
  );
}
