import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "campaigns" ADD COLUMN "mails_report" boolean DEFAULT false;
  ALTER TABLE "campaigns" ADD COLUMN "mailed_month" varchar;
  ALTER TABLE "campaigns" ADD COLUMN "report_round" numeric DEFAULT 0;
  ALTER TABLE "featured_businesses" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "featured_businesses_deleted_at_idx" ON "featured_businesses" USING btree ("deleted_at");`);
}
