import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { conflict } from '../calls/call-error.ts';
import { runSql } from '../queries/run-sql.ts';

/** @throws CallError 409 once the change has happened */
export async function cancelScheduled(payload: Payload, id: number): Promise<void> {
  const canceled = await runSql(
    payload,
    sql`delete from payload_jobs
        where id = ${id} and task_slug = 'schedulePublish' and completed_at is null and not processing returning id`,
  );
  if (canceled.length === 0) throw conflict('It has happened already, or somebody took it off the schedule.');
}
