import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_home_blocks_stories_choice" AS ENUM('newest', 'picked');
  CREATE TABLE "home_blocks_partners" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_stories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Local Business News' NOT NULL,
  	"choice" "enum_home_blocks_stories_choice" DEFAULT 'newest' NOT NULL,
  	"limit" numeric DEFAULT 2,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_guides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Where to Eat Next' NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"text" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_notice" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"text" varchar,
  	"link_label" varchar,
  	"link_to" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_quiz" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Not Sure Where to Eat?' NOT NULL,
  	"text" varchar DEFAULT 'A few quick questions, and we pick a place for you.',
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_newsletter" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Where to Eat This Weekend' NOT NULL,
  	"text" varchar DEFAULT 'New openings, old favorites and one good reason to leave the house. Every Thursday, free.',
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_cuisines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_neighborhoods" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_blocks_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "home_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"stories_id" integer,
  	"guides_id" integer,
  	"restaurants_id" integer
  );
  
  ALTER TABLE "home_blocks_partners" ADD CONSTRAINT "home_blocks_partners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_stories" ADD CONSTRAINT "home_blocks_stories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_guides" ADD CONSTRAINT "home_blocks_guides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_places" ADD CONSTRAINT "home_blocks_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_notice" ADD CONSTRAINT "home_blocks_notice_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_quiz" ADD CONSTRAINT "home_blocks_quiz_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_newsletter" ADD CONSTRAINT "home_blocks_newsletter_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_cuisines" ADD CONSTRAINT "home_blocks_cuisines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_neighborhoods" ADD CONSTRAINT "home_blocks_neighborhoods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_questions" ADD CONSTRAINT "home_blocks_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_stories_fk" FOREIGN KEY ("stories_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_guides_fk" FOREIGN KEY ("guides_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_restaurants_fk" FOREIGN KEY ("restaurants_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_blocks_partners_order_idx" ON "home_blocks_partners" USING btree ("_order");
  CREATE INDEX "home_blocks_partners_parent_id_idx" ON "home_blocks_partners" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_partners_path_idx" ON "home_blocks_partners" USING btree ("_path");
  CREATE INDEX "home_blocks_stories_order_idx" ON "home_blocks_stories" USING btree ("_order");
  CREATE INDEX "home_blocks_stories_parent_id_idx" ON "home_blocks_stories" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_stories_path_idx" ON "home_blocks_stories" USING btree ("_path");
  CREATE INDEX "home_blocks_guides_order_idx" ON "home_blocks_guides" USING btree ("_order");
  CREATE INDEX "home_blocks_guides_parent_id_idx" ON "home_blocks_guides" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_guides_path_idx" ON "home_blocks_guides" USING btree ("_path");
  CREATE INDEX "home_blocks_places_order_idx" ON "home_blocks_places" USING btree ("_order");
  CREATE INDEX "home_blocks_places_parent_id_idx" ON "home_blocks_places" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_places_path_idx" ON "home_blocks_places" USING btree ("_path");
  CREATE INDEX "home_blocks_notice_order_idx" ON "home_blocks_notice" USING btree ("_order");
  CREATE INDEX "home_blocks_notice_parent_id_idx" ON "home_blocks_notice" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_notice_path_idx" ON "home_blocks_notice" USING btree ("_path");
  CREATE INDEX "home_blocks_quiz_order_idx" ON "home_blocks_quiz" USING btree ("_order");
  CREATE INDEX "home_blocks_quiz_parent_id_idx" ON "home_blocks_quiz" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_quiz_path_idx" ON "home_blocks_quiz" USING btree ("_path");
  CREATE INDEX "home_blocks_newsletter_order_idx" ON "home_blocks_newsletter" USING btree ("_order");
  CREATE INDEX "home_blocks_newsletter_parent_id_idx" ON "home_blocks_newsletter" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_newsletter_path_idx" ON "home_blocks_newsletter" USING btree ("_path");
  CREATE INDEX "home_blocks_cuisines_order_idx" ON "home_blocks_cuisines" USING btree ("_order");
  CREATE INDEX "home_blocks_cuisines_parent_id_idx" ON "home_blocks_cuisines" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_cuisines_path_idx" ON "home_blocks_cuisines" USING btree ("_path");
  CREATE INDEX "home_blocks_neighborhoods_order_idx" ON "home_blocks_neighborhoods" USING btree ("_order");
  CREATE INDEX "home_blocks_neighborhoods_parent_id_idx" ON "home_blocks_neighborhoods" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_neighborhoods_path_idx" ON "home_blocks_neighborhoods" USING btree ("_path");
  CREATE INDEX "home_blocks_questions_order_idx" ON "home_blocks_questions" USING btree ("_order");
  CREATE INDEX "home_blocks_questions_parent_id_idx" ON "home_blocks_questions" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_questions_path_idx" ON "home_blocks_questions" USING btree ("_path");
  CREATE INDEX "home_rels_order_idx" ON "home_rels" USING btree ("order");
  CREATE INDEX "home_rels_parent_idx" ON "home_rels" USING btree ("parent_id");
  CREATE INDEX "home_rels_path_idx" ON "home_rels" USING btree ("path");
  CREATE INDEX "home_rels_stories_id_idx" ON "home_rels" USING btree ("stories_id");
  CREATE INDEX "home_rels_guides_id_idx" ON "home_rels" USING btree ("guides_id");
  CREATE INDEX "home_rels_restaurants_id_idx" ON "home_rels" USING btree ("restaurants_id");
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "home_blocks_partners" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "home_blocks_stories" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "home_blocks_guides" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "home_blocks_places" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "home_blocks_notice" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "home_blocks_quiz" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "home_blocks_newsletter" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "home_blocks_cuisines" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "home_blocks_neighborhoods" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "home_blocks_questions" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "home_rels" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  DROP TABLE "home_news_teaser" CASCADE;
  -- A stored home page gets its sections in their initial order. The newest stories replace teasers typed by hand.
  INSERT INTO "home_blocks_partners" ("_order", "_parent_id", "_path", "id") SELECT 1, "id", 'sections', gen_random_uuid()::text FROM "home";
  INSERT INTO "home_blocks_stories" ("_order", "_parent_id", "_path", "id") SELECT 2, "id", 'sections', gen_random_uuid()::text FROM "home";
  INSERT INTO "home_blocks_cuisines" ("_order", "_parent_id", "_path", "id") SELECT 3, "id", 'sections', gen_random_uuid()::text FROM "home";
  INSERT INTO "home_blocks_neighborhoods" ("_order", "_parent_id", "_path", "id") SELECT 4, "id", 'sections', gen_random_uuid()::text FROM "home";
  INSERT INTO "home_blocks_questions" ("_order", "_parent_id", "_path", "id") SELECT 5, "id", 'sections', gen_random_uuid()::text FROM "home";`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   DROP TABLE "home_blocks_partners" CASCADE;
  DROP TABLE "home_blocks_stories" CASCADE;
  DROP TABLE "home_blocks_guides" CASCADE;
  DROP TABLE "home_blocks_places" CASCADE;
  DROP TABLE "home_blocks_notice" CASCADE;
  DROP TABLE "home_blocks_quiz" CASCADE;
  DROP TABLE "home_blocks_newsletter" CASCADE;
  DROP TABLE "home_blocks_cuisines" CASCADE;
  DROP TABLE "home_blocks_neighborhoods" CASCADE;
  DROP TABLE "home_blocks_questions" CASCADE;
  DROP TABLE "home_rels" CASCADE;
  DROP TYPE "public"."enum_home_blocks_stories_choice";
  CREATE TABLE "home_news_teaser" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"summary" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"read_minutes" numeric NOT NULL,
  	"cuisine" varchar
  );
  
  ALTER TABLE "home_news_teaser" ADD CONSTRAINT "home_news_teaser_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_news_teaser_order_idx" ON "home_news_teaser" USING btree ("_order");
  CREATE INDEX "home_news_teaser_parent_id_idx" ON "home_news_teaser" USING btree ("_parent_id");
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "home_news_teaser" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();`);
}
