import type { Drawing } from '#contract/drawings';
import { cityDay } from '#domain/calendar/city-time';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from './run-sql.ts';

/** The drawings that have been drawn, newest first, and the hash of the seed of the month that runs. */
export async function listDrawings(
  payload: Payload,
  now: Date,
): Promise<{ drawings: Drawing[]; openSeedHash: string | null }> {
  const month = cityDay(now).slice(0, 7);
  const [drawings, [open]] = await Promise.all([
    runSql<Drawing>(
      payload,
      sql`select month, entry_count::int as entries, nullif(trim(winner_name), '') as winner,
            winning_entry as "winningEntry", seed, seed_hash as "seedHash"
          from drawings where drawn_at is not null order by month desc`,
    ),
    runSql<{ hash: string }>(payload, sql`select seed_hash as hash from drawings where month = ${month}`),
  ]);
  return { drawings, openSeedHash: open?.hash ?? null };
}

/** The codes of a drawing's entries, in their order; empty until it is drawn. */
export async function findDrawingEntries(payload: Payload, month: string): Promise<string[]> {
  const rows = await runSql<{ entry: string }>(
    payload,
    sql`select entry from drawing_entries e join drawings d on d.id = e.drawing_id
        where d.month = ${month} order by entry`,
  );
  return rows.map(({ entry }) => entry);
}
