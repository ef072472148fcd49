import { region } from '#city';
import type { FlightSubject } from '#contract/flight-progress';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
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

/** Of all of a subject, or those with the ids. Reads only the roll-ups, so the cost is the same for a thousand reports or five million. */
export async function sumReports(
  payload: Payload,
  subject: FlightSubject,
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

/** Compares hours, so that days match the city's: two days a year have 23 or 25 hours. */
function within({ from, to }: DayRange) {
  const since =
    from === undefined ? sql`` : sql`and hour >= ${from}::date::timestamp at time zone ${region.timeZone}`;
  const until =
    to === undefined ? sql`` : sql`and hour < (${to}::date + 1)::timestamp at time zone ${region.timeZone}`;
  return sql`${since} ${until}`;
}
