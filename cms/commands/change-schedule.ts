import CITY from '#city/region.json' with { type: 'json' };
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { badRequest, conflict } from '../calls/call-error.ts';
import { runSql } from '../queries/run-sql.ts';

const GONE = 'It has happened already, or somebody took it off the schedule.';

/**
 * Reschedules a change, also one that failed.
 * @param at a day and time in the city, `2026-12-01T09:00`
 * @throws CallError 400 for a time in the past, 409 once the change has happened
 */
export async function moveScheduled(payload: Payload, id: number, at: string): Promise<void> {
  const [time] = await runSql<{ isAhead: boolean }>(
    payload,
    sql`select ${at}::timestamp at time zone ${CITY.timeZone} > now() as "isAhead"`,
  );
  if (!time?.isAhead) throw badRequest('That time is over. Choose one to come.');
  const moved = await runSql(
    payload,
    sql`update payload_jobs set wait_until = ${at}::timestamp at time zone ${CITY.timeZone}, has_error = false,
          error = null, total_tried = 0, updated_at = now()
        where id = ${id} and task_slug = 'schedulePublish' and completed_at is null and not processing returning id`,
  );
  if (moved.length === 0) throw conflict(GONE);
}

/** @throws CallError 409 once the change has happened */
export async function cancelScheduled(payload: Payload, id: number): Promise<void> {
  const canceled = await runSql(
    payload,
    sql`delete from payload_jobs
        where id = ${id} and task_slug = 'schedulePublish' and completed_at is null and not processing returning id`,
  );
  if (canceled.length === 0) throw conflict(GONE);
}
