import { isAdPage, type AdPage } from '#domain/ads/ad-pages';
import type { Flight } from '#domain/ads/ad-run';
import { slugOf } from '#domain/addresses/slugs';
import { storedDay } from '#domain/calendar/stored-day';
import type { Pool } from 'pg';
import { sumFlights } from './ad-sums.ts';

/** A flight as booked, with what of its goal is delivered. */
export interface StoredFlight extends Omit<Flight, 'missing'> {
  readonly subject: 'ad' | 'featured';
  readonly id: number;
  readonly name: string;
  readonly campaign: { readonly id: number; readonly name: string } | null;
  /** In the trash: never shown, but what was delivered is still reported. */
  readonly isDeleted: boolean;
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
  name: string;
  campaign: { id: number; name: string } | null;
  isDeleted: boolean;
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
}

const SHARED = `id, name, deleted_at is not null as "isDeleted", coalesce(is_active and deleted_at is null, false) as "isActive",
  (select json_build_object('id', c.id, 'name', c.name) from campaigns c where c.id = campaign_id) as campaign,
  released_at is not null as "isReleased",
  start_date as "startDate", end_date as "endDate", coalesce(goal_kind::text, 'none') as "goalKind", goal::float8 as goal`;

/** A deleted one counts for its campaign. */
const KEPT = 'deleted_at is null or campaign_id is not null';

const FLIGHTS = `select 'ad' as subject, ${SHARED}, coalesce(image_id is not null or image_url <> '', false) as "hasPicture",
    array(select value::text from ads_pages p where p.parent_id = ads.id) as pages,
    array(select coalesce(c.name, n.name) from ads_rels r left join cuisines c on c.id = r.cuisines_id
      left join neighborhoods n on n.id = r.neighborhoods_id where r.parent_id = ads.id) as topics,
    coalesce(weight, 1)::float8 as weight
  from ads where ${KEPT}
  union all
  select 'featured', ${SHARED}, image_id is not null, array['home'], array[]::text[], 1 from featured_businesses
  where ${KEPT}
  order by subject, id`;

/** Every ad and featured business as a flight, deleted ones of campaigns included. */
export async function readFlights(pool: Pool): Promise<StoredFlight[]> {
  const { rows } = await pool.query<Row>(FLIGHTS);
  const idsOf = (wanted: Row['subject']) =>
    rows.filter(({ subject, goalKind }) => subject === wanted && goalKind !== 'none').map(({ id }) => id);
  const sums = await sumFlights(pool, { ads: idsOf('ad'), businesses: idsOf('featured') });
  const counted = new Map(sums.map((sum) => [`${sum.subject} ${sum.subjectId}`, sum]));
  return rows.map(({ startDate, endDate, pages, topics, ...row }) => {
    const { impressions = 0, clicks = 0 } = counted.get(`${row.subject} ${row.id}`) ?? {};
    return {
      ...row,
      goal: row.goalKind === 'none' ? null : row.goal,
      startDay: startDate && storedDay(startDate),
      endDay: endDate && storedDay(endDate),
      impressions,
      clicks,
      delivered: row.goalKind === 'clicks' ? clicks : impressions,
      pages: pages.filter(isAdPage),
      topics: topics.map(slugOf),
    };
  });
}
