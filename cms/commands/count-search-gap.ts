import { sql } from '@payloadcms/db-postgres';
import { prepareSql } from '../queries/run-sql.ts';

/** Increments the day's count of a search without results. */
export const countSearchGap = prepareSql<object, { query: string; day: string }>(
  // Asynchronous commit: a crash may lose the last few counts.
  sql`with unhurried as (select set_config('synchronous_commit', 'off', true))
      insert into search_gaps (query, day, count)
      select ${sql.placeholder('query')}::text, ${sql.placeholder('day')}::text, 1 from unhurried
      on conflict (query, day) do update set count = search_gaps.count + 1`,
);
