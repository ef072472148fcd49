import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletter_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__newsletter_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "newsletter_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"popup_title" varchar,
  	"popup_text" varchar,
  	"popup_button" varchar,
  	"giveaway_heading" varchar,
  	"giveaway_lead" varchar,
  	"giveaway_rule" varchar,
  	"giveaway_sign_up" varchar,
  	"_status" "enum_newsletter_texts_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_newsletter_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_popup_title" varchar,
  	"version_popup_text" varchar,
  	"version_popup_button" varchar,
  	"version_giveaway_heading" varchar,
  	"version_giveaway_lead" varchar,
  	"version_giveaway_rule" varchar,
  	"version_giveaway_sign_up" varchar,
  	"version__status" "enum__newsletter_texts_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE INDEX "newsletter_texts__status_idx" ON "newsletter_texts" USING btree ("_status");
  CREATE INDEX "_newsletter_texts_v_version_version__status_idx" ON "_newsletter_texts_v" USING btree ("version__status");
  CREATE INDEX "_newsletter_texts_v_created_at_idx" ON "_newsletter_texts_v" USING btree ("created_at");
  CREATE INDEX "_newsletter_texts_v_updated_at_idx" ON "_newsletter_texts_v" USING btree ("updated_at");
  CREATE INDEX "_newsletter_texts_v_latest_idx" ON "_newsletter_texts_v" USING btree ("latest");
  -- What the popup says stays, and is published: the usual texts, where nobody has saved others.
  INSERT INTO "newsletter_texts" ("popup_title", "popup_text", "popup_button", "_status", "updated_at", "created_at")
    SELECT "popup_title", "popup_text", "popup_button", 'published', now(), now()
      FROM (SELECT) AS "always" LEFT JOIN "site_settings" ON true LIMIT 1;
  INSERT INTO "_newsletter_texts_v" ("version_popup_title", "version_popup_text", "version_popup_button", "version__status", "version_updated_at", "version_created_at", "latest")
    SELECT "popup_title", "popup_text", "popup_button", 'published', "updated_at", "created_at", true FROM "newsletter_texts";
  ALTER TABLE "site_settings" DROP COLUMN "popup_title";
  ALTER TABLE "site_settings" DROP COLUMN "popup_text";
  ALTER TABLE "site_settings" DROP COLUMN "popup_button";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_popup_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_popup_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_popup_button";
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "newsletter_texts" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();`);
}
