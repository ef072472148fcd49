import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runKeptSql } from '../queries/run-sql.ts';

/** Counts one more search of that day that found nothing. */
export async function countSearchGap(payload: Payload, gap: { query: string; day: string }): Promise<void> {
  await runKeptSql(
    payload,
    // Nobody's answer waits for the disk: a crash may cost the counts of its last moment.
    sql`with unhurried as (select set_config('synchronous_commit', 'off', true))
        insert into search_gaps (query, day, count)
        select ${gap.query}::text, ${gap.day}::text, 1 from unhurried
        on conflict (query, day) do update set count = search_gaps.count + 1`,
  );
}
