import type { ScheduleEntry } from '#contract/schedule-desk';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from './run-sql.ts';

/** Scheduled changes that have not happened, by time; those of documents that are gone are left out. */
export function findSchedule(payload: Payload): Promise<ScheduleEntry[]> {
  return runSql(
    payload,
    sql`select j.id, coalesce(s.title, g.heading, g.title, a.recipient, p.title, 'No title yet') as title,
          case j.relation when 'stories' then 'Story' when 'guides' then 'Guide' when 'pages' then 'Page' else 'Award' end as kind,
          '/cms/collections/' || j.relation || '/' || j.doc as path, j.action,
          to_char(j.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
          to_char(j.at at time zone 'America/New_York', 'YYYY-MM-DD') as day,
          to_char(j.at at time zone 'America/New_York', 'HH24:MI') as time, j.problem
        from (
          select id, coalesce(wait_until, created_at) as at, coalesce(input ->> 'type', 'publish') as action,
            input #>> '{doc,relationTo}' as relation, input #>> '{doc,value}' as doc,
            case when has_error then coalesce(error ->> 'message', 'The log of the site says why.') end as problem
          from payload_jobs where task_slug = 'schedulePublish' and completed_at is null
        ) j
        left join stories s on j.relation = 'stories' and s.id::text = j.doc
        left join guides g on j.relation = 'guides' and g.id::text = j.doc
        left join awards a on j.relation = 'awards' and a.id::text = j.doc
        left join pages p on j.relation = 'pages' and p.id::text = j.doc
        where coalesce(s.id, g.id, a.id, p.id) is not null order by j.at, j.id`,
  );
}
