import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/** Kinds of dishes and Meilisearch's documents have changed: every engine compares all places. */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`SELECT note_search_change('rules', ARRAY[0]);`);
}
