import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/** What imports call a cuisine that their rows don't tell (`cms/imports/maps/new-place-defaults.ts`) is none: no page, no filter. */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   SELECT find_name('cuisines', 'Restaurant', true);
  UPDATE "cuisines" SET "hidden" = true WHERE name_key("name") = name_key('Restaurant');`);
}

/** Which of them staff had hidden themselves is not known any more. */
export async function down(): Promise<void> {}
