import type { FlightSubject } from '#contract/flight-progress';
import type { Pool } from 'pg';

/** What was counted; a click is also a call to a featured business or a visit to its website. */
export interface Counted {
  readonly impressions: number;
  readonly viewable: number;
  readonly clicks: number;
}

/** Which flights, by id, or every ad; and which days of the city, both inclusive; all days without. */
export interface Summed {
  readonly ads: readonly number[] | 'all';
  readonly businesses: readonly number[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface FlightSum extends Counted {
  readonly subject: FlightSubject;
  readonly subjectId: number;
}

/** Sums over the flights: of a day, of a kind of page, of a picture (with its first and last day), and of all. */
export interface PartSum extends Counted {
  readonly part: 'all' | 'day' | 'page' | 'picture';
  readonly day: string | null;
  readonly page: string | null;
  readonly subject: FlightSubject | null;
  readonly subjectId: number | null;
  readonly creative: string | null;
  readonly firstDay: string;
  readonly lastDay: string;
}

const COUNTED = `coalesce(sum(count) filter (where event = 'impression'), 0)::float8 as impressions,
  coalesce(sum(count) filter (where event = 'viewable'), 0)::float8 as viewable,
  coalesce(sum(count) filter (where event in ('click', 'phone', 'website')), 0)::float8 as clicks
  from ad_days
  where ((subject = 'ad' and ($1::int[] is null or subject_id = any($1))) or (subject = 'featured' and subject_id = any($2::int[])))
    and day >= coalesce($3::date, '-infinity') and day <= coalesce($4::date, 'infinity')`;

const BY_FLIGHT = `select subject, subject_id as "subjectId", ${COUNTED} group by 1, 2`;

const BY_DAY = `select to_char(day, 'YYYY-MM-DD') as day, ${COUNTED} group by ad_days.day order by ad_days.day`;

const BY_PART = `select
    case grouping(day, page, subject) when 7 then 'all' when 3 then 'day' when 5 then 'page' else 'picture' end as part,
    to_char(day, 'YYYY-MM-DD') as day, page, subject, subject_id as "subjectId", creative,
    to_char(min(day), 'YYYY-MM-DD') as "firstDay", to_char(max(day), 'YYYY-MM-DD') as "lastDay", ${COUNTED}
  group by grouping sets ((), (day), (page), (subject, subject_id, creative))
  order by day, page, subject, subject_id, creative`;

const values = ({ ads, businesses, from, to }: Summed) => [
  ads === 'all' ? null : ads,
  businesses,
  from ?? null,
  to ?? null,
];

/** The counts of each flight; those without any are omitted. */
export async function sumFlights(pool: Pool, summed: Summed): Promise<FlightSum[]> {
  return (await pool.query<FlightSum>(BY_FLIGHT, values(summed))).rows;
}

/** The counts of all these flights together by day; days without any are omitted. */
export async function sumDays(pool: Pool, summed: Summed): Promise<(Counted & { day: string })[]> {
  return (await pool.query<Counted & { day: string }>(BY_DAY, values(summed))).rows;
}

/** The counts of all these flights together, and of their parts. */
export async function sumParts(pool: Pool, summed: Summed): Promise<PartSum[]> {
  return (await pool.query<PartSum>(BY_PART, values(summed))).rows;
}
