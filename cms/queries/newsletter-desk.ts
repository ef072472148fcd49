import { region } from '#city';
import { cityDay } from '#domain/calendar/city-time';
import { dateAfter } from '#domain/calendar/calendar-date';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { service } from '../start/services.ts';
import { runSql } from './run-sql.ts';

const DAYS_SHOWN = 30;

interface Counts {
  subscribed: number;
  unsubscribed: number;
  /** Not yet delivered to the provider; `retrying` counts those with a failed attempt. */
  waiting: number;
  retrying: number;
  failed: number;
  /** Why the last attempt failed. */
  lastError: string | null;
}

export type NewsletterNumbers = Awaited<ReturnType<typeof findNewsletterDesk>>;

/** The list in numbers. */
export async function findNewsletterDesk(payload: Payload, now = new Date()) {
  const [[counts], bySource, byDay] = await Promise.all([
    runSql<Counts>(
      payload,
      sql`select count(*) filter (where status = 'subscribed')::int as subscribed,
            count(*) filter (where status = 'unsubscribed')::int as unsubscribed,
            count(*) filter (where delivery = 'pending')::int as waiting,
            count(*) filter (where delivery = 'pending' and attempts > 0)::int as retrying,
            count(*) filter (where delivery = 'failed')::int as failed,
            (array_agg(last_error order by updated_at desc)
              filter (where delivery = 'pending' and last_error is not null))[1] as "lastError"
          from subscribers`,
    ),
    runSql<{ source: string; subscribed: number; unsubscribed: number }>(
      payload,
      sql`select source, count(*) filter (where status = 'subscribed')::int as subscribed,
            count(*) filter (where status = 'unsubscribed')::int as unsubscribed
          from subscribers group by source order by subscribed desc, source`,
    ),
    findDays(payload, now),
  ]);
  if (!counts) throw new Error('The subscribers could not be counted.');
  return { hasProvider: service('newsletter').hasProvider, ...counts, bySource, byDay };
}

/** The last thirty days, newest first, including days without a sign-up. */
function findDays(payload: Payload, now: Date) {
  const firstDay = dateAfter(cityDay(now), 1 - DAYS_SHOWN);
  return runSql<{ day: string; joined: number; left: number }>(
    payload,
    sql`with days as (
          select generate_series(${firstDay}::date, ${cityDay(now)}::date, interval '1 day')::date as day
        ), joined as (
          select (consented_at at time zone ${region.timeZone})::date as day, count(*)::int as people
          from subscribers where consented_at >= ${firstDay}::date - 1 group by 1
        ), gone as (
          select (unsubscribed_at at time zone ${region.timeZone})::date as day, count(*)::int as people
          from subscribers where unsubscribed_at >= ${firstDay}::date - 1 group by 1
        )
        select days.day::text, coalesce(joined.people, 0) as joined, coalesce(gone.people, 0) as left
        from days left join joined using (day) left join gone using (day) order by days.day desc`,
  );
}

export interface ExportedSubscriber {
  id: number;
  email: string;
  source: string;
  status: string;
  consentText: string;
  consentedAt: Date;
  unsubscribedAt: Date | null;
  delivery: string;
}

const READ_AT_ONCE = 2_000;

/** All subscribers in batches by id, so that memory use doesn't grow with the list. */
export async function* readSubscribers(payload: Payload): AsyncGenerator<ExportedSubscriber[]> {
  let last = 0;
  for (;;) {
    const rows = await runSql<ExportedSubscriber>(
      payload,
      sql`select id, email, source, status, consent_text as "consentText", consented_at as "consentedAt",
            unsubscribed_at as "unsubscribedAt", delivery
          from subscribers where id > ${last} order by id limit ${READ_AT_ONCE}`,
    );
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = end.id;
  }
}
