import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterChangeHook } from 'payload';
import { runInRequest } from '../run-in-request.ts';

/**
 * Publishing by hand cancels a scheduled publication of the same document, which would otherwise publish whatever draft
 * exists by then. If the schedule itself publishes, later entries stay.
 */
export const cancelScheduledPublication: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'published') return;
  const jobs = sql`select id, processing from payload_jobs
    where task_slug = 'schedulePublish' and completed_at is null and coalesce(input ->> 'type', 'publish') = 'publish'
      and input #>> '{doc,relationTo}' = ${collection.slug} and input #>> '{doc,value}' = ${String(doc.id)}`;
  await runInRequest(
    req,
    sql`with jobs as (${jobs})
      delete from payload_jobs where id in (select id from jobs) and not exists (select from jobs where processing)`,
  );
};
