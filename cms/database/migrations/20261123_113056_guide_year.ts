import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "guides" ALTER COLUMN "year" DROP DEFAULT;
  ALTER TABLE "_guides_v" ALTER COLUMN "version_year" DROP DEFAULT;
  -- Every guide came with 2025, so it counts as a default, not as an editor's choice.
  UPDATE "guides" SET "year" = NULL WHERE "year" = 2025;
  UPDATE "_guides_v" SET "version_year" = NULL WHERE "version_year" = 2025;`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "guides" ALTER COLUMN "year" SET DEFAULT 2025;
  ALTER TABLE "_guides_v" ALTER COLUMN "version_year" SET DEFAULT 2025;`);
}
