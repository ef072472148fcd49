import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/**
 * Hides the placeholder that imports use for an unknown cuisine (`cms/imports/map/known-maps.ts`): it gets
 * no page and no filter.
 */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   SELECT find_name('cuisines', 'Restaurant', true);
  UPDATE "cuisines" SET "hidden" = true WHERE name_key("name") = name_key('Restaurant');`);
}

/** Cannot be undone: which of them staff had hidden themselves is no longer known. */
export async function down(): Promise<void> {}
