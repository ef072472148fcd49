import { region } from '#city';
import { cityDay } from '#domain/calendar/city-time';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { listMailings } from '../newsletter/sending/mailings.ts';
import { isoInstant } from './iso-instant.ts';
import { runSql } from './run-sql.ts';

export type NewsletterNumbers = Awaited<ReturnType<typeof findNewsletterNumbers>>;

/** A year of them. */
const MAX_ISSUES = 52;

interface Group {
  readonly name: string;
  readonly subscribed: number;
  readonly left: number;
}

/** The list in numbers: what it holds, how it grew, where people come from, and its drawings. */
export async function findNewsletterNumbers(payload: Payload, now = new Date()) {
  const [[list], growth, sources, neighborhoods, mailings, drawings] = await Promise.all([
    runSql<{ subscribed: number; unconfirmed: number; left: number; waiting: number; failed: number }>(
      payload,
      sql`select count(*) filter (where status = 'subscribed')::int as subscribed,
            count(*) filter (where status = 'unconfirmed')::int as unconfirmed,
            count(*) filter (where status = 'unsubscribed')::int as left,
            count(*) filter (where delivery = 'pending')::int as waiting,
            count(*) filter (where delivery = 'failed')::int as failed
          from subscribers`,
    ),
    listGrowth(payload, now),
    runSql<Group>(payload, groupsSql(sql`source`, sql``)),
    runSql<Group>(payload, groupsSql(sql`n.name`, sql`join neighborhoods n on n.id = s.neighborhood_id`)),
    listMailings(payload.db.pool, MAX_ISSUES),
    runSql<{
      month: string;
      entries: number | null;
      winner: string | null;
      drawnAt: string | null;
      toldAt: string | null;
    }>(
      payload,
      sql`select month, entry_count::int as entries, winner_name as winner,
            ${isoInstant('drawn_at')} as "drawnAt", ${isoInstant('told_at')} as "toldAt"
          from drawings order by month desc`,
    ),
  ]);
  const issues = mailings.map(({ issueId, sendAt, content, counts, left }) => ({
    id: issueId,
    day: cityDay(sendAt),
    subject: content?.subject ?? '',
    ...counts,
    left,
  }));
  return { list, growth, sources, neighborhoods, issues, drawings, month: cityDay(now).slice(0, 7) };
}

/** Who joined and left in each of the last twelve months, the newest first. */
function listGrowth(payload: Payload, now: Date) {
  const monthOf = (column: string) =>
    sql`to_char(${sql.raw(column)} at time zone ${region.timeZone}, 'YYYY-MM')`;
  return runSql<{ month: string; joined: number; left: number }>(
    payload,
    sql`select month, (select count(*)::int from subscribers where status <> 'unconfirmed' and ${monthOf('consented_at')} = month) as joined,
          (select count(*)::int from subscribers where ${monthOf('unsubscribed_at')} = month) as left
        from (select to_char(${cityDay(now)}::date - ago * interval '1 month', 'YYYY-MM') as month
              from generate_series(0, 11) as ago) months
        order by month desc`,
  );
}

function groupsSql(name: ReturnType<typeof sql>, join: ReturnType<typeof sql>) {
  return sql`select ${name} as name, count(*) filter (where status = 'subscribed')::int as subscribed,
      count(*) filter (where status = 'unsubscribed')::int as left
    from subscribers s ${join} where status <> 'unconfirmed' group by 1 order by 2 desc, 1 limit 50`;
}
