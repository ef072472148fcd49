import { sql } from '@payloadcms/db-postgres';
import { contentTriggerSql } from '../content-changes.ts';
import type { MigrationContext } from '../migrate.ts';

/** Every answer of the quiz, and the pages made from them. */
const CONTENT_TABLES = [
  'quiz_settings',
  'quiz_settings_zips',
  'quiz_settings_suburbs',
  'quiz_settings_related_cuisines',
  'quiz_settings_overrides',
  'quiz_settings_overrides_prices',
  'quiz_settings_emojis',
  'quiz_settings_texts',
];

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quiz_settings_overrides_prices" AS ENUM('$', '$$', '$$$');
  CREATE TYPE "public"."enum_quiz_settings_overrides_vibe" AS ENUM('casual', 'romantic', 'celebration', 'lively', 'quiet', 'solo');
  CREATE TYPE "public"."enum_quiz_settings_overrides_cuisine" AS ENUM('Italian', 'Seafood', 'American', 'Mexican', 'Sushi', 'Healthy', 'surprise');
  CREATE TABLE "quiz_settings_zips" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"zip" varchar NOT NULL
  );
  
  CREATE TABLE "quiz_settings_suburbs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"zip" varchar NOT NULL
  );
  
  CREATE TABLE "quiz_settings_related_cuisines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"cuisine" varchar NOT NULL
  );
  
  CREATE TABLE "quiz_settings_overrides_prices" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_quiz_settings_overrides_prices",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "quiz_settings_overrides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"vibe" "enum_quiz_settings_overrides_vibe",
  	"cuisine" "enum_quiz_settings_overrides_cuisine" NOT NULL,
  	"venue" varchar NOT NULL
  );
  
  CREATE TABLE "quiz_settings_emojis" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"category" varchar NOT NULL,
  	"emoji" varchar NOT NULL
  );
  
  CREATE TABLE "quiz_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"default_emoji" varchar DEFAULT '🍽️' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "quiz_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "quiz_settings_zips" ADD CONSTRAINT "quiz_settings_zips_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quiz_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quiz_settings_suburbs" ADD CONSTRAINT "quiz_settings_suburbs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quiz_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quiz_settings_related_cuisines" ADD CONSTRAINT "quiz_settings_related_cuisines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quiz_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quiz_settings_overrides_prices" ADD CONSTRAINT "quiz_settings_overrides_prices_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."quiz_settings_overrides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quiz_settings_overrides" ADD CONSTRAINT "quiz_settings_overrides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quiz_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quiz_settings_emojis" ADD CONSTRAINT "quiz_settings_emojis_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quiz_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quiz_settings_texts" ADD CONSTRAINT "quiz_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."quiz_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "quiz_settings_zips_order_idx" ON "quiz_settings_zips" USING btree ("_order");
  CREATE INDEX "quiz_settings_zips_parent_id_idx" ON "quiz_settings_zips" USING btree ("_parent_id");
  CREATE INDEX "quiz_settings_suburbs_order_idx" ON "quiz_settings_suburbs" USING btree ("_order");
  CREATE INDEX "quiz_settings_suburbs_parent_id_idx" ON "quiz_settings_suburbs" USING btree ("_parent_id");
  CREATE INDEX "quiz_settings_related_cuisines_order_idx" ON "quiz_settings_related_cuisines" USING btree ("_order");
  CREATE INDEX "quiz_settings_related_cuisines_parent_id_idx" ON "quiz_settings_related_cuisines" USING btree ("_parent_id");
  CREATE INDEX "quiz_settings_overrides_prices_order_idx" ON "quiz_settings_overrides_prices" USING btree ("order");
  CREATE INDEX "quiz_settings_overrides_prices_parent_idx" ON "quiz_settings_overrides_prices" USING btree ("parent_id");
  CREATE INDEX "quiz_settings_overrides_order_idx" ON "quiz_settings_overrides" USING btree ("_order");
  CREATE INDEX "quiz_settings_overrides_parent_id_idx" ON "quiz_settings_overrides" USING btree ("_parent_id");
  CREATE INDEX "quiz_settings_emojis_order_idx" ON "quiz_settings_emojis" USING btree ("_order");
  CREATE INDEX "quiz_settings_emojis_parent_id_idx" ON "quiz_settings_emojis" USING btree ("_parent_id");
  CREATE INDEX "quiz_settings_texts_order_parent" ON "quiz_settings_texts" USING btree ("order","parent_id");`);
  await db.execute(sql.raw(contentTriggerSql(CONTENT_TABLES)));
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   DROP TABLE "quiz_settings_zips" CASCADE;
  DROP TABLE "quiz_settings_suburbs" CASCADE;
  DROP TABLE "quiz_settings_related_cuisines" CASCADE;
  DROP TABLE "quiz_settings_overrides_prices" CASCADE;
  DROP TABLE "quiz_settings_overrides" CASCADE;
  DROP TABLE "quiz_settings_emojis" CASCADE;
  DROP TABLE "quiz_settings" CASCADE;
  DROP TABLE "quiz_settings_texts" CASCADE;
  DROP TYPE "public"."enum_quiz_settings_overrides_prices";
  DROP TYPE "public"."enum_quiz_settings_overrides_vibe";
  DROP TYPE "public"."enum_quiz_settings_overrides_cuisine";`);
}
