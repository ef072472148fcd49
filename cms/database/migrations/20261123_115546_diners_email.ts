import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ADD COLUMN "pending_email" varchar;
  ALTER TABLE "users" ADD COLUMN "pending_email_token" varchar;
  ALTER TABLE "users" ADD COLUMN "pending_email_expiration" timestamp(3) with time zone;
  -- An address belongs to one account; until now only the desk could set one, and it was not checked.
  UPDATE "users" SET "email" = NULL WHERE "email" IS NOT NULL
    AND "id" NOT IN (SELECT min("id") FROM "users" WHERE "email" IS NOT NULL GROUP BY "email");
  CREATE UNIQUE INDEX "users_email_of_one" ON "users" ("email");`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   DROP INDEX "users_email_of_one";
  ALTER TABLE "users" DROP COLUMN "pending_email";
  ALTER TABLE "users" DROP COLUMN "pending_email_token";
  ALTER TABLE "users" DROP COLUMN "pending_email_expiration";`);
}
