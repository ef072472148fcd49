import { region } from '#city';
import { cityDay } from '#domain/calendar/city-time';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { service } from '../start/services.ts';
import { runSql } from './run-sql.ts';

const NOTHING = { subscribed: 0, unconfirmed: 0, left: 0, waiting: 0, failed: 0 };

/** Subscribers of a month, a place or a neighborhood, and how many left. */
export interface Group {
  readonly name: string;
  readonly subscribed: number;
  readonly left: number;
}

/** The list in numbers: what it holds, how it grew in the last twelve months, newest first, and where people come from. */
export async function findNewsletterNumbers(payload: Payload, now = new Date()) {
  const monthOf = (column: string) =>
    sql`to_char(${sql.raw(column)} at time zone ${region.timeZone}, 'YYYY-MM')`;
  const [[list = NOTHING], growth, sources, neighborhoods] = await Promise.all([
    runSql<typeof NOTHING>(
      payload,
      sql`select count(*) filter (where status = 'subscribed')::int as subscribed,
            count(*) filter (where status = 'unconfirmed')::int as unconfirmed,
            count(*) filter (where status = 'unsubscribed')::int as left,
            count(*) filter (where delivery = 'pending'
              and (status = 'unconfirmed' or ${service('newsletter').hasProvider}))::int as waiting,
            count(*) filter (where delivery = 'failed')::int as failed
          from subscribers`,
    ),
    runSql<Group>(
      payload,
      sql`select name, (select count(*)::int from subscribers
              where status <> 'unconfirmed' and ${monthOf('consented_at')} = name) as subscribed,
            (select count(*)::int from subscribers where ${monthOf('unsubscribed_at')} = name) as left
          from (select to_char(${cityDay(now)}::date - ago * interval '1 month', 'YYYY-MM') as name
                from generate_series(0, 11) as ago) months
          order by name desc`,
    ),
    runSql<Group>(payload, groupsSql(sql`source`, sql``)),
    runSql<Group>(payload, groupsSql(sql`n.name`, sql`join neighborhoods n on n.id = s.neighborhood_id`)),
  ]);
  return { list, growth, sources, neighborhoods };
}

function groupsSql(name: ReturnType<typeof sql>, join: ReturnType<typeof sql>) {
  return sql`select ${name} as name, count(*) filter (where status = 'subscribed')::int as subscribed,
      count(*) filter (where status = 'unsubscribed')::int as left
    from subscribers s ${join} where status <> 'unconfirmed' group by 1 order by 2 desc, 1 limit 50`;
}
