import { isAdPage, type AdPage } from '#domain/ads/ad-pages';
import type { Flight } from '#domain/ads/ad-run';
import { slugOf } from '#domain/addresses/slugs';
import { storedDay } from '#domain/calendar/stored-day';
import type { Pool } from 'pg';

/** A flight as booked, with what of its goal is delivered. */
export interface StoredFlight extends Omit<Flight, 'missing'> {
  readonly subject: 'ad' | 'featured';
  readonly id: number;
  readonly goalKind: 'none' | 'impressions' | 'clicks';
  /** Counted since it exists; 0 without a goal, where nobody asks. */
  readonly impressions: number;
  readonly clicks: number;
  readonly hasPicture: boolean;
  /** None: all of them. */
  readonly pages: readonly AdPage[];
  /** Slugs of cuisines and neighborhoods; none: whatever a page is about. */
  readonly topics: readonly string[];
  readonly weight: number;
}

interface Row {
  subject: 'ad' | 'featured';
  id: number;
  isActive: boolean;
  isReleased: boolean;
  startDate: Date | null;
  endDate: Date | null;
  goalKind: StoredFlight['goalKind'];
  goal: number | null;
  hasPicture: boolean;
  pages: string[];
  topics: string[];
  weight: number;
  impressions: number;
  clicks: number;
}

const SHARED = `id, coalesce(is_active, false) as "isActive", released_at is not null as "isReleased",
  start_date as "startDate", end_date as "endDate", coalesce(goal_kind::text, 'none') as "goalKind", goal::float8 as goal`;

const FLIGHTS = `with flights as (
    select 'ad' as subject, ${SHARED}, coalesce(image_id is not null or image_url <> '', false) as "hasPicture",
      array(select value::text from ads_pages p where p.parent_id = ads.id) as pages,
      array(select coalesce(c.name, n.name) from ads_rels r left join cuisines c on c.id = r.cuisines_id
        left join neighborhoods n on n.id = r.neighborhoods_id where r.parent_id = ads.id) as topics,
      coalesce(weight, 1)::float8 as weight
    from ads where deleted_at is null
    union all
    select 'featured', ${SHARED}, image_id is not null, array['home'], array[]::text[], 1 from featured_businesses
  )
  select flights.*, coalesce(counted.impressions, 0) as impressions, coalesce(counted.clicks, 0) as clicks
  from flights left join lateral (
    select sum(count) filter (where event = 'impression')::float8 as impressions,
      sum(count) filter (where event in ('click', 'phone', 'website'))::float8 as clicks
    from ad_days d where flights."goalKind" <> 'none' and d.subject = flights.subject and d.subject_id = flights.id
  ) counted on true order by subject, id`;

/** Every ad and featured business as a flight. */
export async function readFlights(pool: Pool): Promise<StoredFlight[]> {
  const { rows } = await pool.query<Row>(FLIGHTS);
  return rows.map(({ startDate, endDate, pages, topics, ...row }) => {
    const goal = row.goalKind === 'none' ? null : row.goal;
    return {
      ...row,
      goal,
      startDay: startDate && storedDay(startDate),
      endDay: endDate && storedDay(endDate),
      delivered: row.goalKind === 'clicks' ? row.clicks : row.impressions,
      pages: pages.filter(isAdPage),
      topics: topics.map(slugOf),
    };
  });
}
