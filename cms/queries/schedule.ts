import { region } from '#city';
import type { ScheduleEntry } from '#contract/schedule-desk';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { isoInstant } from './iso-instant.ts';
import { runSql } from './run-sql.ts';

/** Pending and failed scheduled changes, by time, except those of deleted documents. */
export function findSchedule(payload: Payload): Promise<ScheduleEntry[]> {
  return runSql(
    payload,
    // A never-published draft has its text only in its latest version.
    sql`select j.id,
          coalesce(nullif(coalesce(
            case j.relation when 'home' then 'Home page' when 'newsletter-texts' then 'Popup and giveaway' end, s.version_title, nullif(g.version_heading, ''), g.version_title, a.version_recipient, p.version_title, n.version_subject
          ), ''), 'No title yet') as title,
          case j.relation when 'stories' then 'Story' when 'guides' then 'Guide' when 'awards' then 'Award' when 'newsletter-issues' then 'Issue' else 'Page' end as kind,
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
        left join _stories_v s on j.relation = 'stories' and s.parent_id::text = j.doc and s.latest
        left join _guides_v g on j.relation = 'guides' and g.parent_id::text = j.doc and g.latest
        left join _awards_v a on j.relation = 'awards' and a.parent_id::text = j.doc and a.latest
        left join _pages_v p on j.relation = 'pages' and p.parent_id::text = j.doc and p.latest
        left join _newsletter_issues_v n on j.relation = 'newsletter-issues' and n.parent_id::text = j.doc and n.latest
        where j.doc is null or coalesce(s.parent_id, g.parent_id, a.parent_id, p.parent_id, n.parent_id) is not null order by j.at, j.id`,
  );
}
