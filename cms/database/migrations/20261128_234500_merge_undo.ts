import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/** What a merge of two places has changed, to undo it; null once that is too long ago. */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`ALTER TABLE place_merges ADD COLUMN undo jsonb`);
}
