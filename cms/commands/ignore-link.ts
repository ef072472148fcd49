import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from '../queries/run-sql.ts';

/** Records who marked a broken link as fine; `null` undoes it. */
export async function ignoreLink(payload: Payload, address: string, by: string | null): Promise<void> {
  await runSql(payload, sql`update link_checks set ignored_by = ${by} where address = ${address}`);
}
