import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/** Documents are indexed differently: every engine compares all places when the site starts. */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`SELECT note_search_change('rules', ARRAY[0]);`);
}

/** The older code works with this index, too. */
export async function down(): Promise<void> {}
