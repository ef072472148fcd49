import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cuisines" ADD COLUMN "adjective" varchar;
  ALTER TABLE "cuisines" ADD COLUMN "plural" varchar;
  ALTER TABLE "cuisines" ADD COLUMN "craving" varchar;
  ALTER TABLE "neighborhoods" ADD COLUMN "called" varchar;
  ALTER TABLE "neighborhoods" ADD COLUMN "located" varchar;`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cuisines" DROP COLUMN "adjective";
  ALTER TABLE "cuisines" DROP COLUMN "plural";
  ALTER TABLE "cuisines" DROP COLUMN "craving";
  ALTER TABLE "neighborhoods" DROP COLUMN "called";
  ALTER TABLE "neighborhoods" DROP COLUMN "located";`);
}
