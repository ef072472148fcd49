import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "admins" DROP COLUMN "login_attempts";
  ALTER TABLE "admins" DROP COLUMN "lock_until";
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "admins" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "admins" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;`);
}
