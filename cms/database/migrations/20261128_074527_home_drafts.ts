import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_blocks_stories_choice" AS ENUM('newest', 'picked');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "_home_v_blocks_partners" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_stories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"choice" "enum__home_v_blocks_stories_choice" DEFAULT 'newest',
  	"limit" numeric DEFAULT 2,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_guides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_notice" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"link_to" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_quiz" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_newsletter" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_cuisines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_neighborhoods" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_blocks_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_home_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_headline" varchar,
  	"version_subtitle" varchar,
  	"version_picture_id" integer,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_home_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"stories_id" integer,
  	"guides_id" integer,
  	"restaurants_id" integer
  );
  
  CREATE TABLE "_site_settings_v_version_popular_neighborhoods" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_popular_cuisines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_site_name" varchar NOT NULL,
  	"version_publication" varchar NOT NULL,
  	"version_tagline" varchar NOT NULL,
  	"version_footer_about" varchar NOT NULL,
  	"version_newsletter_url" varchar DEFAULT 'https://example.com/marble-step/newsletter' NOT NULL,
  	"version_advertise_url" varchar DEFAULT 'https://example.com/marble-step/advertise' NOT NULL,
  	"version_submit_story_url" varchar DEFAULT 'https://example.com/marble-step/share-your-story',
  	"version_awards_email" varchar DEFAULT 'awards@marble-step.example',
  	"version_signup_embed_url" varchar,
  	"version_popup_title" varchar,
  	"version_popup_text" varchar,
  	"version_popup_button" varchar,
  	"version_submit_restaurant_url" varchar,
  	"version_requires_second_factor" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "home_blocks_stories" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "home_blocks_stories" ALTER COLUMN "choice" DROP NOT NULL;
  ALTER TABLE "home_blocks_guides" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "home_blocks_places" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "home_blocks_notice" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "home_blocks_quiz" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "home_blocks_newsletter" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "home_faq" ALTER COLUMN "question" DROP NOT NULL;
  ALTER TABLE "home_faq" ALTER COLUMN "answer" DROP NOT NULL;
  ALTER TABLE "home" ALTER COLUMN "subtitle" DROP NOT NULL;
  ALTER TABLE "home" ADD COLUMN "headline" varchar;
  ALTER TABLE "home" ADD COLUMN "picture_id" integer;
  ALTER TABLE "home" ADD COLUMN "_status" "enum_home_status" DEFAULT 'draft';
  ALTER TABLE "_home_v_blocks_partners" ADD CONSTRAINT "_home_v_blocks_partners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_stories" ADD CONSTRAINT "_home_v_blocks_stories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_guides" ADD CONSTRAINT "_home_v_blocks_guides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_places" ADD CONSTRAINT "_home_v_blocks_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_notice" ADD CONSTRAINT "_home_v_blocks_notice_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_quiz" ADD CONSTRAINT "_home_v_blocks_quiz_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_newsletter" ADD CONSTRAINT "_home_v_blocks_newsletter_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_cuisines" ADD CONSTRAINT "_home_v_blocks_cuisines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_neighborhoods" ADD CONSTRAINT "_home_v_blocks_neighborhoods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_blocks_questions" ADD CONSTRAINT "_home_v_blocks_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_faq" ADD CONSTRAINT "_home_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_stories_fk" FOREIGN KEY ("stories_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_guides_fk" FOREIGN KEY ("guides_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_restaurants_fk" FOREIGN KEY ("restaurants_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_popular_neighborhoods" ADD CONSTRAINT "_site_settings_v_version_popular_neighborhoods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_popular_cuisines" ADD CONSTRAINT "_site_settings_v_version_popular_cuisines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_home_v_blocks_partners_order_idx" ON "_home_v_blocks_partners" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_partners_parent_id_idx" ON "_home_v_blocks_partners" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_partners_path_idx" ON "_home_v_blocks_partners" USING btree ("_path");
  CREATE INDEX "_home_v_blocks_stories_order_idx" ON "_home_v_blocks_stories" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_stories_parent_id_idx" ON "_home_v_blocks_stories" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_stories_path_idx" ON "_home_v_blocks_stories" USING btree ("_path");
  CREATE INDEX "_home_v_blocks_guides_order_idx" ON "_home_v_blocks_guides" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_guides_parent_id_idx" ON "_home_v_blocks_guides" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_guides_path_idx" ON "_home_v_blocks_guides" USING btree ("_path");
  CREATE INDEX "_home_v_blocks_places_order_idx" ON "_home_v_blocks_places" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_places_parent_id_idx" ON "_home_v_blocks_places" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_places_path_idx" ON "_home_v_blocks_places" USING btree ("_path");
  CREATE INDEX "_home_v_blocks_notice_order_idx" ON "_home_v_blocks_notice" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_notice_parent_id_idx" ON "_home_v_blocks_notice" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_notice_path_idx" ON "_home_v_blocks_notice" USING btree ("_path");
  CREATE INDEX "_home_v_blocks_quiz_order_idx" ON "_home_v_blocks_quiz" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_quiz_parent_id_idx" ON "_home_v_blocks_quiz" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_quiz_path_idx" ON "_home_v_blocks_quiz" USING btree ("_path");
  CREATE INDEX "_home_v_blocks_newsletter_order_idx" ON "_home_v_blocks_newsletter" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_newsletter_parent_id_idx" ON "_home_v_blocks_newsletter" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_newsletter_path_idx" ON "_home_v_blocks_newsletter" USING btree ("_path");
  CREATE INDEX "_home_v_blocks_cuisines_order_idx" ON "_home_v_blocks_cuisines" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_cuisines_parent_id_idx" ON "_home_v_blocks_cuisines" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_cuisines_path_idx" ON "_home_v_blocks_cuisines" USING btree ("_path");
  CREATE INDEX "_home_v_blocks_neighborhoods_order_idx" ON "_home_v_blocks_neighborhoods" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_neighborhoods_parent_id_idx" ON "_home_v_blocks_neighborhoods" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_neighborhoods_path_idx" ON "_home_v_blocks_neighborhoods" USING btree ("_path");
  CREATE INDEX "_home_v_blocks_questions_order_idx" ON "_home_v_blocks_questions" USING btree ("_order");
  CREATE INDEX "_home_v_blocks_questions_parent_id_idx" ON "_home_v_blocks_questions" USING btree ("_parent_id");
  CREATE INDEX "_home_v_blocks_questions_path_idx" ON "_home_v_blocks_questions" USING btree ("_path");
  CREATE INDEX "_home_v_version_faq_order_idx" ON "_home_v_version_faq" USING btree ("_order");
  CREATE INDEX "_home_v_version_faq_parent_id_idx" ON "_home_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_version_picture_idx" ON "_home_v" USING btree ("version_picture_id");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "_home_v_rels_order_idx" ON "_home_v_rels" USING btree ("order");
  CREATE INDEX "_home_v_rels_parent_idx" ON "_home_v_rels" USING btree ("parent_id");
  CREATE INDEX "_home_v_rels_path_idx" ON "_home_v_rels" USING btree ("path");
  CREATE INDEX "_home_v_rels_stories_id_idx" ON "_home_v_rels" USING btree ("stories_id");
  CREATE INDEX "_home_v_rels_guides_id_idx" ON "_home_v_rels" USING btree ("guides_id");
  CREATE INDEX "_home_v_rels_restaurants_id_idx" ON "_home_v_rels" USING btree ("restaurants_id");
  CREATE INDEX "_site_settings_v_version_popular_neighborhoods_order_idx" ON "_site_settings_v_version_popular_neighborhoods" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_popular_neighborhoods_parent_id_idx" ON "_site_settings_v_version_popular_neighborhoods" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_popular_cuisines_order_idx" ON "_site_settings_v_version_popular_cuisines" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_popular_cuisines_parent_id_idx" ON "_site_settings_v_version_popular_cuisines" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  ALTER TABLE "home" ADD CONSTRAINT "home_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "home_picture_idx" ON "home" USING btree ("picture_id");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  UPDATE "home" SET "_status" = 'published';`);
}
