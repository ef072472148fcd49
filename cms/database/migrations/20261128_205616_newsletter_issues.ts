import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletter_issues_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__newsletter_issues_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_ads_pages" ADD VALUE 'newsletter';
  CREATE TABLE "newsletter_issues_blocks_stories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_guides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_places_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"restaurant_id" integer,
  	"line" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_openings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"days" numeric DEFAULT 14,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_question" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"text" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"body" jsonb,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_ad" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar,
  	"alternative_subject" varchar,
  	"uses_alternative" boolean DEFAULT false,
  	"preheader" varchar,
  	"intro" jsonb,
  	"slug" varchar,
  	"owner_id" integer,
  	"last_edited_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_newsletter_issues_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "newsletter_issues_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"stories_id" integer,
  	"guides_id" integer
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_stories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_guides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_places_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"restaurant_id" integer,
  	"line" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_openings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"days" numeric DEFAULT 14,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_question" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"text" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"body" jsonb,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_ad" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_subject" varchar,
  	"version_alternative_subject" varchar,
  	"version_uses_alternative" boolean DEFAULT false,
  	"version_preheader" varchar,
  	"version_intro" jsonb,
  	"version_slug" varchar,
  	"version_owner_id" integer,
  	"version_last_edited_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__newsletter_issues_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_newsletter_issues_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"stories_id" integer,
  	"guides_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletter_issues_id" integer;
  ALTER TABLE "newsletter_texts" ADD COLUMN "mail_reply_to" varchar;
  ALTER TABLE "newsletter_texts" ADD COLUMN "mail_postal_address" varchar;
  ALTER TABLE "newsletter_texts" ADD COLUMN "mail_closing" varchar;
  ALTER TABLE "_newsletter_texts_v" ADD COLUMN "version_mail_reply_to" varchar;
  ALTER TABLE "_newsletter_texts_v" ADD COLUMN "version_mail_postal_address" varchar;
  ALTER TABLE "_newsletter_texts_v" ADD COLUMN "version_mail_closing" varchar;
  ALTER TABLE "newsletter_issues_blocks_stories" ADD CONSTRAINT "newsletter_issues_blocks_stories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_guides" ADD CONSTRAINT "newsletter_issues_blocks_guides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_places_places" ADD CONSTRAINT "newsletter_issues_blocks_places_places_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_places_places" ADD CONSTRAINT "newsletter_issues_blocks_places_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues_blocks_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_places" ADD CONSTRAINT "newsletter_issues_blocks_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_openings" ADD CONSTRAINT "newsletter_issues_blocks_openings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_question" ADD CONSTRAINT "newsletter_issues_blocks_question_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_text" ADD CONSTRAINT "newsletter_issues_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_ad" ADD CONSTRAINT "newsletter_issues_blocks_ad_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_owner_id_admins_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_last_edited_by_id_admins_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_rels" ADD CONSTRAINT "newsletter_issues_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_rels" ADD CONSTRAINT "newsletter_issues_rels_stories_fk" FOREIGN KEY ("stories_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_rels" ADD CONSTRAINT "newsletter_issues_rels_guides_fk" FOREIGN KEY ("guides_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_stories" ADD CONSTRAINT "_newsletter_issues_v_blocks_stories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_guides" ADD CONSTRAINT "_newsletter_issues_v_blocks_guides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_places_places" ADD CONSTRAINT "_newsletter_issues_v_blocks_places_places_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_places_places" ADD CONSTRAINT "_newsletter_issues_v_blocks_places_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v_blocks_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_places" ADD CONSTRAINT "_newsletter_issues_v_blocks_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_openings" ADD CONSTRAINT "_newsletter_issues_v_blocks_openings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_question" ADD CONSTRAINT "_newsletter_issues_v_blocks_question_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_text" ADD CONSTRAINT "_newsletter_issues_v_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_ad" ADD CONSTRAINT "_newsletter_issues_v_blocks_ad_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v" ADD CONSTRAINT "_newsletter_issues_v_parent_id_newsletter_issues_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v" ADD CONSTRAINT "_newsletter_issues_v_version_owner_id_admins_id_fk" FOREIGN KEY ("version_owner_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v" ADD CONSTRAINT "_newsletter_issues_v_version_last_edited_by_id_admins_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_rels" ADD CONSTRAINT "_newsletter_issues_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_rels" ADD CONSTRAINT "_newsletter_issues_v_rels_stories_fk" FOREIGN KEY ("stories_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_rels" ADD CONSTRAINT "_newsletter_issues_v_rels_guides_fk" FOREIGN KEY ("guides_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "newsletter_issues_blocks_stories_order_idx" ON "newsletter_issues_blocks_stories" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_stories_parent_id_idx" ON "newsletter_issues_blocks_stories" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_stories_path_idx" ON "newsletter_issues_blocks_stories" USING btree ("_path");
  CREATE INDEX "newsletter_issues_blocks_guides_order_idx" ON "newsletter_issues_blocks_guides" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_guides_parent_id_idx" ON "newsletter_issues_blocks_guides" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_guides_path_idx" ON "newsletter_issues_blocks_guides" USING btree ("_path");
  CREATE INDEX "newsletter_issues_blocks_places_places_order_idx" ON "newsletter_issues_blocks_places_places" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_places_places_parent_id_idx" ON "newsletter_issues_blocks_places_places" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_places_places_restaurant_idx" ON "newsletter_issues_blocks_places_places" USING btree ("restaurant_id");
  CREATE INDEX "newsletter_issues_blocks_places_order_idx" ON "newsletter_issues_blocks_places" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_places_parent_id_idx" ON "newsletter_issues_blocks_places" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_places_path_idx" ON "newsletter_issues_blocks_places" USING btree ("_path");
  CREATE INDEX "newsletter_issues_blocks_openings_order_idx" ON "newsletter_issues_blocks_openings" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_openings_parent_id_idx" ON "newsletter_issues_blocks_openings" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_openings_path_idx" ON "newsletter_issues_blocks_openings" USING btree ("_path");
  CREATE INDEX "newsletter_issues_blocks_question_order_idx" ON "newsletter_issues_blocks_question" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_question_parent_id_idx" ON "newsletter_issues_blocks_question" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_question_path_idx" ON "newsletter_issues_blocks_question" USING btree ("_path");
  CREATE INDEX "newsletter_issues_blocks_text_order_idx" ON "newsletter_issues_blocks_text" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_text_parent_id_idx" ON "newsletter_issues_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_text_path_idx" ON "newsletter_issues_blocks_text" USING btree ("_path");
  CREATE INDEX "newsletter_issues_blocks_ad_order_idx" ON "newsletter_issues_blocks_ad" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_ad_parent_id_idx" ON "newsletter_issues_blocks_ad" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_ad_path_idx" ON "newsletter_issues_blocks_ad" USING btree ("_path");
  CREATE UNIQUE INDEX "newsletter_issues_slug_idx" ON "newsletter_issues" USING btree ("slug");
  CREATE INDEX "newsletter_issues_owner_idx" ON "newsletter_issues" USING btree ("owner_id");
  CREATE INDEX "newsletter_issues_last_edited_by_idx" ON "newsletter_issues" USING btree ("last_edited_by_id");
  CREATE INDEX "newsletter_issues_updated_at_idx" ON "newsletter_issues" USING btree ("updated_at");
  CREATE INDEX "newsletter_issues_created_at_idx" ON "newsletter_issues" USING btree ("created_at");
  CREATE INDEX "newsletter_issues__status_idx" ON "newsletter_issues" USING btree ("_status");
  CREATE INDEX "newsletter_issues_rels_order_idx" ON "newsletter_issues_rels" USING btree ("order");
  CREATE INDEX "newsletter_issues_rels_parent_idx" ON "newsletter_issues_rels" USING btree ("parent_id");
  CREATE INDEX "newsletter_issues_rels_path_idx" ON "newsletter_issues_rels" USING btree ("path");
  CREATE INDEX "newsletter_issues_rels_stories_id_idx" ON "newsletter_issues_rels" USING btree ("stories_id");
  CREATE INDEX "newsletter_issues_rels_guides_id_idx" ON "newsletter_issues_rels" USING btree ("guides_id");
  CREATE INDEX "_newsletter_issues_v_blocks_stories_order_idx" ON "_newsletter_issues_v_blocks_stories" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_blocks_stories_parent_id_idx" ON "_newsletter_issues_v_blocks_stories" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_stories_path_idx" ON "_newsletter_issues_v_blocks_stories" USING btree ("_path");
  CREATE INDEX "_newsletter_issues_v_blocks_guides_order_idx" ON "_newsletter_issues_v_blocks_guides" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_blocks_guides_parent_id_idx" ON "_newsletter_issues_v_blocks_guides" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_guides_path_idx" ON "_newsletter_issues_v_blocks_guides" USING btree ("_path");
  CREATE INDEX "_newsletter_issues_v_blocks_places_places_order_idx" ON "_newsletter_issues_v_blocks_places_places" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_blocks_places_places_parent_id_idx" ON "_newsletter_issues_v_blocks_places_places" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_places_places_restaurant_idx" ON "_newsletter_issues_v_blocks_places_places" USING btree ("restaurant_id");
  CREATE INDEX "_newsletter_issues_v_blocks_places_order_idx" ON "_newsletter_issues_v_blocks_places" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_blocks_places_parent_id_idx" ON "_newsletter_issues_v_blocks_places" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_places_path_idx" ON "_newsletter_issues_v_blocks_places" USING btree ("_path");
  CREATE INDEX "_newsletter_issues_v_blocks_openings_order_idx" ON "_newsletter_issues_v_blocks_openings" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_blocks_openings_parent_id_idx" ON "_newsletter_issues_v_blocks_openings" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_openings_path_idx" ON "_newsletter_issues_v_blocks_openings" USING btree ("_path");
  CREATE INDEX "_newsletter_issues_v_blocks_question_order_idx" ON "_newsletter_issues_v_blocks_question" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_blocks_question_parent_id_idx" ON "_newsletter_issues_v_blocks_question" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_question_path_idx" ON "_newsletter_issues_v_blocks_question" USING btree ("_path");
  CREATE INDEX "_newsletter_issues_v_blocks_text_order_idx" ON "_newsletter_issues_v_blocks_text" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_blocks_text_parent_id_idx" ON "_newsletter_issues_v_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_text_path_idx" ON "_newsletter_issues_v_blocks_text" USING btree ("_path");
  CREATE INDEX "_newsletter_issues_v_blocks_ad_order_idx" ON "_newsletter_issues_v_blocks_ad" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_blocks_ad_parent_id_idx" ON "_newsletter_issues_v_blocks_ad" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_ad_path_idx" ON "_newsletter_issues_v_blocks_ad" USING btree ("_path");
  CREATE INDEX "_newsletter_issues_v_parent_idx" ON "_newsletter_issues_v" USING btree ("parent_id");
  CREATE INDEX "_newsletter_issues_v_version_version_slug_idx" ON "_newsletter_issues_v" USING btree ("version_slug");
  CREATE INDEX "_newsletter_issues_v_version_version_owner_idx" ON "_newsletter_issues_v" USING btree ("version_owner_id");
  CREATE INDEX "_newsletter_issues_v_version_version_last_edited_by_idx" ON "_newsletter_issues_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "_newsletter_issues_v_version_version_updated_at_idx" ON "_newsletter_issues_v" USING btree ("version_updated_at");
  CREATE INDEX "_newsletter_issues_v_version_version_created_at_idx" ON "_newsletter_issues_v" USING btree ("version_created_at");
  CREATE INDEX "_newsletter_issues_v_version_version__status_idx" ON "_newsletter_issues_v" USING btree ("version__status");
  CREATE INDEX "_newsletter_issues_v_created_at_idx" ON "_newsletter_issues_v" USING btree ("created_at");
  CREATE INDEX "_newsletter_issues_v_updated_at_idx" ON "_newsletter_issues_v" USING btree ("updated_at");
  CREATE INDEX "_newsletter_issues_v_latest_idx" ON "_newsletter_issues_v" USING btree ("latest");
  CREATE INDEX "_newsletter_issues_v_autosave_idx" ON "_newsletter_issues_v" USING btree ("autosave");
  CREATE INDEX "_newsletter_issues_v_rels_order_idx" ON "_newsletter_issues_v_rels" USING btree ("order");
  CREATE INDEX "_newsletter_issues_v_rels_parent_idx" ON "_newsletter_issues_v_rels" USING btree ("parent_id");
  CREATE INDEX "_newsletter_issues_v_rels_path_idx" ON "_newsletter_issues_v_rels" USING btree ("path");
  CREATE INDEX "_newsletter_issues_v_rels_stories_id_idx" ON "_newsletter_issues_v_rels" USING btree ("stories_id");
  CREATE INDEX "_newsletter_issues_v_rels_guides_id_idx" ON "_newsletter_issues_v_rels" USING btree ("guides_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_newsletter_issues_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_issues_id");
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "newsletter_issues_blocks_stories" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "newsletter_issues_blocks_guides" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "newsletter_issues_blocks_places_places" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "newsletter_issues_blocks_places" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "newsletter_issues_blocks_openings" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "newsletter_issues_blocks_question" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "newsletter_issues_blocks_text" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "newsletter_issues_blocks_ad" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "newsletter_issues" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "newsletter_issues_rels" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  -- The mailing of an issue, and its recipients: written by cms/newsletter/sending alone.
  CREATE TABLE newsletter_mailings (
    issue_id integer PRIMARY KEY REFERENCES newsletter_issues,
    state text NOT NULL CHECK (state IN ('scheduled', 'sending', 'paused', 'sent', 'canceled')),
    send_at timestamptz NOT NULL,
    through text CHECK (through IN ('smtp', 'listmonk')),
    content json,
    campaign_id integer,
    ad_id integer,
    counts json,
    problem text,
    begun_at timestamptz,
    ended_at timestamptz
  );
  CREATE TRIGGER notify_sent_issues AFTER UPDATE ON newsletter_mailings FOR EACH ROW
    WHEN (NEW.state <> OLD.state) EXECUTE FUNCTION notify_content_change();
  CREATE TABLE newsletter_recipients (
    issue_id integer NOT NULL REFERENCES newsletter_mailings ON DELETE CASCADE,
    subscriber_id integer NOT NULL,
    email text NOT NULL,
    state text NOT NULL DEFAULT 'waiting'
      CHECK (state IN ('waiting', 'sending', 'sent', 'bounced', 'failed', 'unclear', 'skipped')),
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    handed_at timestamptz,
    code integer,
    said text,
    PRIMARY KEY (issue_id, subscriber_id),
    UNIQUE (issue_id, email)
  );
  CREATE INDEX newsletter_recipients_due ON newsletter_recipients (next_attempt_at, subscriber_id)
    WHERE state = 'waiting';
  -- Whoever is deleted on request leaves no address behind, but stays counted.
  CREATE FUNCTION forget_recipient() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE newsletter_recipients SET email = address_hash(OLD.email) WHERE subscriber_id = OLD.id;
    RETURN NULL;
  END
  $$;
  CREATE TRIGGER forget_recipient AFTER DELETE ON subscribers FOR EACH ROW EXECUTE FUNCTION forget_recipient();`);
}
