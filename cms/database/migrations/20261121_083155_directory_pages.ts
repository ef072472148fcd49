import { sql } from '@payloadcms/db-postgres';
import { randomUUID } from 'node:crypto';
import { contentTriggerSql } from '../content-changes.ts';
import { DEFAULT_NEWS, DEFAULT_QUESTIONS } from '../../globals/home-defaults.ts';
import type { MigrationContext } from '../migrate.ts';

const CONTENT_TABLES = ['restaurants_special_hours', 'listing_texts', 'home_news_teaser', 'home_faq'];

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_listing_texts_kind" AS ENUM('cuisine', 'neighborhood');
  CREATE TYPE "public"."enum_problem_reports_kind" AS ENUM('closed', 'hours', 'contact', 'location', 'duplicate', 'other');
  CREATE TYPE "public"."enum_problem_reports_state" AS ENUM('new', 'done');
  CREATE TABLE "restaurants_special_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "_restaurants_v_version_special_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "listing_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_listing_texts_kind" NOT NULL,
  	"name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "problem_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"restaurant_id" integer,
  	"kind" "enum_problem_reports_kind" NOT NULL,
  	"text" varchar NOT NULL,
  	"state" "enum_problem_reports_state" DEFAULT 'new' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "home_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "listing_texts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "problem_reports_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "submit_restaurant_url" varchar;
  ALTER TABLE "restaurants_special_hours" ADD CONSTRAINT "restaurants_special_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_special_hours" ADD CONSTRAINT "_restaurants_v_version_special_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_news_teaser" ADD CONSTRAINT "home_news_teaser_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_faq" ADD CONSTRAINT "home_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "restaurants_special_hours_order_idx" ON "restaurants_special_hours" USING btree ("_order");
  CREATE INDEX "restaurants_special_hours_parent_id_idx" ON "restaurants_special_hours" USING btree ("_parent_id");
  CREATE INDEX "_restaurants_v_version_special_hours_order_idx" ON "_restaurants_v_version_special_hours" USING btree ("_order");
  CREATE INDEX "_restaurants_v_version_special_hours_parent_id_idx" ON "_restaurants_v_version_special_hours" USING btree ("_parent_id");
  CREATE INDEX "listing_texts_updated_at_idx" ON "listing_texts" USING btree ("updated_at");
  CREATE INDEX "listing_texts_created_at_idx" ON "listing_texts" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_name_idx" ON "listing_texts" USING btree ("kind","name");
  CREATE INDEX "problem_reports_restaurant_idx" ON "problem_reports" USING btree ("restaurant_id");
  CREATE INDEX "problem_reports_state_idx" ON "problem_reports" USING btree ("state");
  CREATE INDEX "problem_reports_updated_at_idx" ON "problem_reports" USING btree ("updated_at");
  CREATE INDEX "problem_reports_created_at_idx" ON "problem_reports" USING btree ("created_at");
  CREATE INDEX "home_news_teaser_order_idx" ON "home_news_teaser" USING btree ("_order");
  CREATE INDEX "home_news_teaser_parent_id_idx" ON "home_news_teaser" USING btree ("_parent_id");
  CREATE INDEX "home_faq_order_idx" ON "home_faq" USING btree ("_order");
  CREATE INDEX "home_faq_parent_id_idx" ON "home_faq" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_listing_texts_fk" FOREIGN KEY ("listing_texts_id") REFERENCES "public"."listing_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_problem_reports_fk" FOREIGN KEY ("problem_reports_id") REFERENCES "public"."problem_reports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_listing_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("listing_texts_id");
  CREATE INDEX "payload_locked_documents_rels_problem_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("problem_reports_id");`);
  await db.execute(sql.raw(contentTriggerSql(CONTENT_TABLES)));
  await fillStoredHome(db);
}

/** A home page that was stored before it had news and questions gets those of a fresh database. */
async function fillStoredHome(db: MigrationContext['db']): Promise<void> {
  for (const [index, item] of DEFAULT_NEWS.entries()) {
    await db.execute(sql`
      INSERT INTO home_news_teaser (_order, _parent_id, id, title, summary, href, date, read_minutes, cuisine)
      SELECT ${index + 1}, id, ${randomUUID()}, ${item.title}, ${item.summary}, ${item.href},
        ${item.date}::timestamptz, ${item.readMinutes}, ${item.cuisine} FROM home LIMIT 1`);
  }
  for (const [index, { question, answer }] of DEFAULT_QUESTIONS.entries()) {
    await db.execute(sql`
      INSERT INTO home_faq (_order, _parent_id, id, question, answer)
      SELECT ${index + 1}, id, ${randomUUID()}, ${question}, ${answer} FROM home LIMIT 1`);
  }
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "restaurants_special_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_restaurants_v_version_special_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "listing_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "problem_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_news_teaser" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_faq" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "restaurants_special_hours" CASCADE;
  DROP TABLE "_restaurants_v_version_special_hours" CASCADE;
  DROP TABLE "listing_texts" CASCADE;
  DROP TABLE "problem_reports" CASCADE;
  DROP TABLE "home_news_teaser" CASCADE;
  DROP TABLE "home_faq" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_listing_texts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_problem_reports_fk";
  
  DROP INDEX "payload_locked_documents_rels_listing_texts_id_idx";
  DROP INDEX "payload_locked_documents_rels_problem_reports_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "listing_texts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "problem_reports_id";
  ALTER TABLE "site_settings" DROP COLUMN "submit_restaurant_url";
  DROP TYPE "public"."enum_listing_texts_kind";
  DROP TYPE "public"."enum_problem_reports_kind";
  DROP TYPE "public"."enum_problem_reports_state";`);
}
