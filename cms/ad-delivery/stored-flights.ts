import type { FlightSubject } from '#contract/flight-progress';
import { isAdPage, type AdPage } from '#domain/ads/ad-pages';
import type { Flight } from '#domain/ads/ad-run';
import { slugOf } from '#domain/addresses/slugs';
import { cityDay } from '#domain/calendar/city-time';
import { storedDay } from '#domain/calendar/stored-day';
import type { Pool } from 'pg';
import { sumFlights } from './ad-sums.ts';

/** A flight as booked, with what of its goal is delivered. */
export interface StoredFlight extends Omit<Flight, 'missing'> {
  readonly subject: FlightSubject;
  readonly id: number;
  readonly name: string;
  readonly campaign: { readonly id: number; readonly name: string } | null;
  /** In the trash: never shown, but what was delivered is still reported. */
  readonly isDeleted: boolean;
  /** Its first day, or, without one, the day of its release; `null` for a draft. */
  readonly firstDay: string | null;
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

type Counted = 'impressions' | 'clicks' | 'delivered';
type Read = 'isReleased' | 'startDay' | 'endDay' | 'firstDay' | 'pages' | 'topics';

interface Row extends Omit<StoredFlight, Counted | Read> {
  readonly releasedAt: Date | null;
  readonly startDate: Date | null;
  readonly endDate: Date | null;
  readonly pages: string[];
  readonly topics: string[];
}

const SHARED = `id, name, deleted_at is not null as "isDeleted", coalesce(is_active and deleted_at is null, false) as "isActive",
  (select json_build_object('id', c.id, 'name', c.name) from campaigns c where c.id = campaign_id) as campaign,
  released_at as "releasedAt", start_date as "startDate", end_date as "endDate", coalesce(goal_kind::text, 'none') as "goalKind", goal::float8 as goal`;

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
  return rows.map(({ startDate, endDate, releasedAt, pages, topics, ...row }) => {
    const startDay = startDate && storedDay(startDate);
    const { impressions = 0, clicks = 0 } = counted.get(`${row.subject} ${row.id}`) ?? {};
    return {
      ...row,
      goal: row.goalKind === 'none' ? null : row.goal,
      isReleased: releasedAt !== null,
      startDay,
      firstDay: releasedAt && (startDay ?? cityDay(releasedAt)),
      endDay: endDate && storedDay(endDate),
      impressions,
      clicks,
      delivered: row.goalKind === 'clicks' ? clicks : impressions,
      pages: pages.filter(isAdPage),
      topics: topics.map(slugOf),
    };
  });
}
