import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/** Refused events of ads were counted by hour, and nobody read the counts. */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS ad_refused_hours`);
}
