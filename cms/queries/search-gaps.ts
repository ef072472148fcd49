import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from './run-sql.ts';

/** Counts one more search of that day that found nothing. */
export async function countSearchGap(payload: Payload, gap: { query: string; day: string }): Promise<void> {
  await runSql(
    payload,
    sql`insert into search_gaps (query, day, count) values (${gap.query}, ${gap.day}, 1)
        on conflict (query, day) do update set count = search_gaps.count + 1`,
  );
}
