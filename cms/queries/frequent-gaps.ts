import { cityDay } from '#domain/calendar/city-time';
import { dateAfter } from '#domain/calendar/calendar-date';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from './run-sql.ts';

const GAPS_SHOWN = 25;
const GAP_DAYS = 30;

/** A search without results, with its count over all days. */
export interface FrequentGap {
  query: string;
  count: number;
  lastDay: string;
}

/** The most frequent searches without results, except those that have since received a synonym. */
export function findFrequentGaps(payload: Payload, now = new Date()): Promise<FrequentGap[]> {
  const firstDay = dateAfter(cityDay(now), -GAP_DAYS);
  return runSql<FrequentGap>(
    payload,
    sql`select g.query, sum(g.count)::int as count, max(g.day) as "lastDay"
        from search_gaps g
        left join (select query, max(day) as day from search_gaps where synonym_for <> '' group by query) settled
          on settled.query = g.query
        where g.day >= ${firstDay} and (settled.day is null or g.day > settled.day)
        group by g.query order by count desc, "lastDay" desc, g.query limit ${GAPS_SHOWN}`,
  );
}
