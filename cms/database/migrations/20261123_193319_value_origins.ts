import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "restaurants" ADD COLUMN "origins" jsonb;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_origins" jsonb;
  ALTER TABLE "import_batches" ADD COLUMN "terms" jsonb;
  ALTER TABLE import_rows ADD COLUMN kept jsonb;`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "restaurants" DROP COLUMN "origins";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_origins";
  ALTER TABLE "import_batches" DROP COLUMN "terms";
  ALTER TABLE import_rows DROP COLUMN kept;`);
}
