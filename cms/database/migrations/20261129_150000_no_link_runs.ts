import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/** Each address knows when it was checked, so a run of all of them needs no record. */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS link_runs`);
}
