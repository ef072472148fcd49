import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runKeptSql } from './run-sql.ts';

export interface SearchGap {
  readonly query: string;
  /** In Baltimore. */
  readonly day: string;
}

interface Counting {
  /** Searches that came while the last ones were being stored. */
  waiting: SearchGap[];
  /** Ends when those are stored. */
  next: Promise<void>;
}

const countings = new WeakMap<Payload, Counting>();

/**
 * Counts one more search of that day that found nothing; resolves when it is stored. What comes while others are being
 * stored is stored together: many diners may look for the same thing at once.
 */
export function countSearchGap(payload: Payload, gap: SearchGap): Promise<void> {
  const counting = countings.get(payload) ?? { waiting: [], next: Promise.resolve() };
  countings.set(payload, counting);
  if (counting.waiting.push(gap) === 1) {
    const store = () => storeSearchGaps(payload, counting.waiting.splice(0));
    counting.next = counting.next.then(store, store);
  }
  return counting.next;
}

async function storeSearchGaps(payload: Payload, gaps: readonly SearchGap[]): Promise<void> {
  await runKeptSql(
    payload,
    // Nobody's answer waits for the disk: a crash may cost the counts of its last moment.
    sql`with unhurried as (select set_config('synchronous_commit', 'off', true))
        insert into search_gaps (query, day, count)
        select query, day, count(*)
        from unhurried, jsonb_to_recordset(${JSON.stringify(gaps)}::jsonb) as g(query text, day text)
        group by query, day order by query, day
        on conflict (query, day) do update set count = search_gaps.count + excluded.count`,
  );
}
