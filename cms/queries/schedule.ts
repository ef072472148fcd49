import { region } from '#city';
import type { ScheduleEntry } from '#contract/schedule-desk';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { isoInstant } from './iso-instant.ts';
import { newestArticlesSql } from './newest-articles.ts';
import { runSql } from './run-sql.ts';

/** Pending and failed scheduled changes, by time, except those of deleted documents. */
export function findSchedule(payload: Payload): Promise<ScheduleEntry[]> {
  return runSql(
    payload,
    // A never-published draft has its text only in its latest version.
    sql`select j.id,
          coalesce(
            case j.relation when 'home' then 'Home page' when 'newsletter-texts' then 'Popup and giveaway' end,
            nullif(newest.title, ''), 'No title yet') as title,
          coalesce(newest.kind, 'Page') as kind,
          case when j.doc is null then '/cms/globals/' || j.relation else '/cms/collections/' || j.relation || '/' || j.doc end as path, j.action,
          ${isoInstant('j.at')} as at,
          to_char(j.at at time zone ${region.timeZone}, 'YYYY-MM-DD') as day,
          to_char(j.at at time zone ${region.timeZone}, 'HH24:MI') as time, j.problem
        from (
          select id, coalesce(wait_until, created_at) as at, coalesce(input ->> 'type', 'publish') as action,
            coalesce(input #>> '{doc,relationTo}', input ->> 'global') as relation, input #>> '{doc,value}' as doc,
            case when has_error then coalesce(error ->> 'message', 'The log of the site says why.') end as problem
          from payload_jobs where task_slug = 'schedulePublish' and completed_at is null
        ) j
        left join ${newestArticlesSql} newest on newest.collection = j.relation and newest.id::text = j.doc
        where j.doc is null or newest.id is not null order by j.at, j.id`,
  );
}
