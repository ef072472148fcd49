import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/** Readers of pages are no longer counted. */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS readership_days`);
}
