import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "requires_second_factor" boolean DEFAULT false;
  -- Not a collection, so that Payload never returns a key.
  CREATE TABLE "second_factors" (
    "admin_id" integer PRIMARY KEY REFERENCES "admins" ("id") ON DELETE CASCADE,
    -- Encrypted with the site's secret.
    "key" text NOT NULL,
    "confirmed_at" timestamptz,
    -- The step of the last code, because none is accepted twice.
    "last_step" bigint,
    "recovery_hashes" text[] NOT NULL DEFAULT '{}'
  );`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "requires_second_factor";
  DROP TABLE "second_factors";`);
}
