import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stories" DROP COLUMN "last_edited_at";
  ALTER TABLE "_stories_v" DROP COLUMN "version_last_edited_at";
  ALTER TABLE "guides" DROP COLUMN "last_edited_at";
  ALTER TABLE "_guides_v" DROP COLUMN "version_last_edited_at";
  ALTER TABLE "pages" DROP COLUMN "last_edited_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_last_edited_at";`);
}
