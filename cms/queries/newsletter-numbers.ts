import { region } from '#city';
import { cityDay } from '#domain/calendar/city-time';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { service } from '../start/services.ts';
import { findRow, runSql } from './run-sql.ts';

export type Total = 'subscribed' | 'unconfirmed' | 'left' | 'waiting' | 'failed';

/** Subscribers of a month, a place or a neighborhood, and how many left. */
export interface Group {
  readonly kind: 'month' | 'source' | 'neighborhood';
  readonly name: string;
  readonly subscribed: number;
  readonly left: number;
}

/** The list in numbers: what it holds, how it grew by month, newest first, and where people come from. */
export async function findNewsletterNumbers(payload: Payload, now = new Date()) {
  const monthOf = (column: string) =>
    sql`to_char(${sql.raw(column)} at time zone ${region.timeZone}, 'YYYY-MM')`;
  const [totals, groups] = await Promise.all([
    findRow<Record<Total, number>>(
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
      sql`with agreed as (select s.*, status = 'unsubscribed' as is_left from subscribers s where status <> 'unconfirmed')
          select kind, name, count(*) filter (where not is_left)::int as subscribed, count(*) filter (where is_left)::int as left
          from (select 'month' as kind, ${monthOf('consented_at')} as name, false as is_left from agreed
                union all select 'month', ${monthOf('unsubscribed_at')}, true from agreed where unsubscribed_at is not null
                union all select 'month', to_char(${cityDay(now)}::date - ago * interval '1 month', 'YYYY-MM'), null
                  from generate_series(0, 11) ago
                union all select 'source', source, is_left from agreed
                union all select 'neighborhood', n.name, is_left
                  from agreed join neighborhoods n on n.id = neighborhood_id) said
          group by kind, name order by case kind when 'month' then name end desc, subscribed desc, name`,
    ),
  ]);
  return { totals, groups };
}
