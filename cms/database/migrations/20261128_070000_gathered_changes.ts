import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/** Long work says that its changes may be gathered (`GATHER_CHANGES`). */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE OR REPLACE FUNCTION notify_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM pg_notify('content_change',
       CASE current_setting('marble_step.gathers', true) WHEN 'on' THEN '~' ELSE '' END || TG_TABLE_NAME);
     RETURN NULL;
   END
   $$`);
}
