import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { prepareSql } from '../queries/run-sql.ts';

type AskedSearch = {
  readonly query: string;
  readonly day: string;
  /** The place that was opened; 0 for the search itself. */
  readonly place: number;
};

const count = prepareSql<object, AskedSearch>(
  // A crash may lose the last few counts: nobody waits for the disk.
  sql`with unhurried as (select set_config('synchronous_commit', 'off', true))
        insert into asked_searches (query, day, place_id, count)
        select ${sql.placeholder('query')}::text, ${sql.placeholder('day')}::text, ${sql.placeholder('place')}::int, 1 from unhurried
        where ${sql.placeholder('place')}::int = 0 or exists (select 1 from restaurants where id = ${sql.placeholder('place')}::int)
        on conflict (query, day, place_id) do update set count = asked_searches.count + 1`,
);

/** Increments the day's count of a search, or of a place opened from its results. */
export async function countAskedSearch(payload: Payload, asked: AskedSearch): Promise<void> {
  await count(payload, asked);
}
