import { region } from '#city';
import type { Slot } from '#domain/ads/ad-pages';
import { FORECAST_DAYS, forecastSlots, type SlotDay, type SlotForecast } from '#domain/ads/slot-forecast';
import type { Pool } from 'pg';

/**
 * Views of all slots. All featured businesses that run are listed in each view of theirs, so that the one that was
 * listed most often tells how often that was; before the first one, the home page's other slot does.
 */
const VIEWS = `select page, topic, hour, count::float8 as count from slot_hours
  union all
  select 'featured', '', hour, max(count)::float8 from (
    select hour, count from ad_hours where subject = 'featured' and event = 'impression' and reason = ''
    union all select hour, count from slot_hours where page = 'home') listed group by hour`;

const LOCAL = 'hour at time zone $1';

/** What the last weeks say about the next, as of the beginning of `today` in the city. */
export async function readForecast(pool: Pool, today: string): Promise<SlotForecast> {
  const past = `from (${VIEWS}) views where hour < $2::date::timestamp at time zone $1
    and hour >= ($2::date - ${FORECAST_DAYS})::timestamp at time zone $1`;
  const [days, hours] = await Promise.all([
    pool.query<SlotDay>(
      `select page, topic, to_char(${LOCAL}, 'YYYY-MM-DD') as day, sum(count) as count ${past} group by 1, 2, 3`,
      [region.timeZone, today],
    ),
    pool.query<{ page: Slot; hour: number; count: number }>(
      `select page, extract(hour from ${LOCAL})::int as hour, sum(count) as count ${past} group by 1, 2`,
      [region.timeZone, today],
    ),
  ]);
  return forecastSlots({ days: days.rows, hours: hours.rows, today });
}

/** Views of each slot since the beginning of the hour before this one, and the minutes since. */
export async function readRecent(
  pool: Pool,
  now: Date,
): Promise<{ minutes: number; counts: Partial<Record<Slot, number>> }> {
  const { rows } = await pool.query<{ page: Slot | null; count: number; minutes: number }>(
    `with since as (select date_trunc('hour', $1::timestamptz - interval '1 hour', $2) as start)
     select page, sum(count) as count, (extract(epoch from $1::timestamptz - start) / 60)::float8 as minutes
     from since left join (${VIEWS}) views on hour >= start group by page, start`,
    [now, region.timeZone],
  );
  const counts = Object.fromEntries(rows.flatMap(({ page, count }) => (page ? [[page, count]] : [])));
  return { minutes: rows[0]?.minutes ?? 0, counts };
}
