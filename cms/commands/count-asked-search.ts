import { sql } from '@payloadcms/db-postgres';
import { prepareSql } from '../queries/run-sql.ts';

const place = sql.placeholder('place');

/** Increments the day's count of a search (`place` 0), or of a place opened from its results. */
export const countAskedSearch = prepareSql<object, { query: string; day: string; place: number }>(
  // Asynchronous commit: a crash may lose the last few counts.
  sql`with unhurried as (select set_config('synchronous_commit', 'off', true))
      insert into asked_searches (query, day, place_id, count)
      select ${sql.placeholder('query')}::text, ${sql.placeholder('day')}::text, ${place}::int, 1 from unhurried
      where ${place}::int = 0 or exists (select 1 from restaurants where id = ${place}::int)
      on conflict (query, day, place_id) do update set count = asked_searches.count + 1`,
);
