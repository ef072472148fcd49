import { region } from '#city';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { Ad, FeaturedBusiness } from '../payload-types.ts';
import { runSql } from './run-sql.ts';

export interface DayRange {
  /** Days in the city's calendar, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Reports for one ad or business, event and outcome; `reason` is empty if they were counted. */
export interface SubjectReports {
  readonly subjectId: number;
  readonly event: string;
  readonly reason: string;
  readonly count: number;
}

export interface DayReports {
  readonly day: string;
  readonly event: string;
  readonly count: number;
}

type Subject = 'ad' | 'featured';

/** Of all of a subject, or those with the ids. Reads only the roll-ups, so the cost is the same for a thousand reports or five million. */
export async function sumReports(
  payload: Payload,
  subject: Subject,
  { ids, ...range }: DayRange & { readonly ids?: readonly number[] },
): Promise<SubjectReports[]> {
  if (ids?.length === 0) return [];
  return runSql<SubjectReports>(
    payload,
    sql`select subject_id as "subjectId", event, reason, sum(count)::float8 as count
        from ad_hours where subject = ${subject} ${ids ? sql`and subject_id in ${ids}` : sql``} ${within(range)}
        group by subject_id, event, reason`,
  );
}

/** Counted reports for ads by day; days without any are omitted. */
export function sumAdReportsByDay(
  payload: Payload,
  { ad, ...range }: DayRange & { ad?: number | undefined },
): Promise<DayReports[]> {
  return runSql<DayReports>(
    payload,
    sql`select to_char(hour at time zone ${region.timeZone}, 'YYYY-MM-DD') as day, event,
          sum(count)::float8 as count
        from ad_hours
        where subject = 'ad' and event in ('impression', 'click') and reason = ''
          ${ad === undefined ? sql`` : sql`and subject_id = ${ad}`} ${within(range)}
        group by 1, 2 order by 1`,
  );
}

/** Compares hours, so that days match the city's: two days a year have 23 or 25 hours. */
function within({ from, to }: DayRange) {
  const since =
    from === undefined ? sql`` : sql`and hour >= ${from}::date::timestamp at time zone ${region.timeZone}`;
  const until =
    to === undefined ? sql`` : sql`and hour < (${to}::date + 1)::timestamp at time zone ${region.timeZone}`;
  return sql`${since} ${until}`;
}

/** Every ad, newest first. */
export async function listAllAds(payload: Payload): Promise<Ad[]> {
  const { docs } = await payload.find({
    collection: 'ads',
    sort: ['-createdAt', '-id'],
    depth: 1,
    limit: 0,
    pagination: false,
  });
  return docs;
}

/** Every featured business, in their order. */
export async function listAllFeaturedBusinesses(payload: Payload): Promise<FeaturedBusiness[]> {
  const { docs } = await payload.find({
    collection: 'featured-businesses',
    sort: ['sortOrder', 'id'],
    depth: 0,
    limit: 0,
    pagination: false,
  });
  return docs;
}
