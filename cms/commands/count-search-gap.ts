import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runKeptSql } from '../queries/run-sql.ts';

/** Increments the day's count of a search without results. */
export async function countSearchGap(payload: Payload, gap: { query: string; day: string }): Promise<void> {
  await runKeptSql(
    payload,
    // Searches do not wait for the disk: a crash may lose the last few counts.
    sql`with unhurried as (select set_config('synchronous_commit', 'off', true))
        insert into search_gaps (query, day, count)
        select ${gap.query}::text, ${gap.day}::text, 1 from unhurried
        on conflict (query, day) do update set count = search_gaps.count + 1`,
  );
}
