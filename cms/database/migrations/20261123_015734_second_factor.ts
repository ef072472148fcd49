import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "requires_second_factor" boolean DEFAULT false;
  -- No collection: whatever Payload reads out, no key is among it.
  CREATE TABLE "second_factors" (
    "admin_id" integer PRIMARY KEY REFERENCES "admins" ("id") ON DELETE CASCADE,
    -- Encrypted with the site's secret.
    "key" text NOT NULL,
    "confirmed_at" timestamptz,
    -- The step of the last code: none is taken twice.
    "last_step" bigint,
    "recovery_hashes" text[] NOT NULL DEFAULT '{}'
  );`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "requires_second_factor";
  DROP TABLE "second_factors";`);
}
