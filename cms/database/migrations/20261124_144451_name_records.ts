import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cuisines_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cuisines_id" integer
  );
  
  CREATE TABLE "neighborhoods_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"neighborhoods_id" integer
  );
  
  ALTER TABLE "cuisines" ADD COLUMN "intro" varchar;
  ALTER TABLE "neighborhoods" ADD COLUMN "intro" varchar;
  UPDATE "cuisines" c SET "intro" = t."text" FROM "listing_texts" t WHERE t."kind" = 'cuisine' AND t."name" = c."name";
  UPDATE "neighborhoods" n SET "intro" = t."text" FROM "listing_texts" t WHERE t."kind" = 'neighborhood' AND t."name" = n."name";
  DROP TABLE "listing_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_listing_texts_fk";
  
  DROP INDEX "payload_locked_documents_rels_listing_texts_id_idx";
  ALTER TABLE "site_settings" ALTER COLUMN "footer_about" SET DEFAULT 'Marble Step is a Baltimore dining guide: places to eat from Harbor East to Timonium, ranked by a method we publish and sorted by the neighborhoods people actually name. Our newsletter brings one good table a week, every Thursday.';
  ALTER TABLE "neighborhoods" ADD COLUMN "latitude" numeric;
  ALTER TABLE "neighborhoods" ADD COLUMN "longitude" numeric;
  ALTER TABLE "neighborhoods" ADD COLUMN "outline" jsonb;
  ALTER TABLE "cuisines_rels" ADD CONSTRAINT "cuisines_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cuisines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cuisines_rels" ADD CONSTRAINT "cuisines_rels_cuisines_fk" FOREIGN KEY ("cuisines_id") REFERENCES "public"."cuisines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "neighborhoods_rels" ADD CONSTRAINT "neighborhoods_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."neighborhoods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "neighborhoods_rels" ADD CONSTRAINT "neighborhoods_rels_neighborhoods_fk" FOREIGN KEY ("neighborhoods_id") REFERENCES "public"."neighborhoods"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "cuisines_rels_order_idx" ON "cuisines_rels" USING btree ("order");
  CREATE INDEX "cuisines_rels_parent_idx" ON "cuisines_rels" USING btree ("parent_id");
  CREATE INDEX "cuisines_rels_path_idx" ON "cuisines_rels" USING btree ("path");
  CREATE INDEX "cuisines_rels_cuisines_id_idx" ON "cuisines_rels" USING btree ("cuisines_id");
  CREATE INDEX "neighborhoods_rels_order_idx" ON "neighborhoods_rels" USING btree ("order");
  CREATE INDEX "neighborhoods_rels_parent_idx" ON "neighborhoods_rels" USING btree ("parent_id");
  CREATE INDEX "neighborhoods_rels_path_idx" ON "neighborhoods_rels" USING btree ("path");
  CREATE INDEX "neighborhoods_rels_neighborhoods_id_idx" ON "neighborhoods_rels" USING btree ("neighborhoods_id");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "listing_texts_id";
  DROP TYPE "public"."enum_listing_texts_kind";
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cuisines_rels" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "neighborhoods_rels" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_listing_texts_kind" AS ENUM('cuisine', 'neighborhood');
  CREATE TABLE "listing_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_listing_texts_kind" NOT NULL,
  	"name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cuisines_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "neighborhoods_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cuisines_rels" CASCADE;
  DROP TABLE "neighborhoods_rels" CASCADE;
  ALTER TABLE "site_settings" ALTER COLUMN "footer_about" SET DEFAULT 'The Marble Step is a Baltimore eating guide: places to eat from Harbor East to Timonium, ranked by a method we publish and sorted by the neighborhoods people actually name. Our newsletter brings one good table a week, every Thursday.';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "listing_texts_id" integer;
  CREATE INDEX "listing_texts_updated_at_idx" ON "listing_texts" USING btree ("updated_at");
  CREATE INDEX "listing_texts_created_at_idx" ON "listing_texts" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_name_idx" ON "listing_texts" USING btree ("kind","name");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_listing_texts_fk" FOREIGN KEY ("listing_texts_id") REFERENCES "public"."listing_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_listing_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("listing_texts_id");
  INSERT INTO "listing_texts" ("kind", "name", "text")
    SELECT 'cuisine'::"enum_listing_texts_kind", "name", "intro" FROM "cuisines" WHERE "intro" <> ''
    UNION ALL SELECT 'neighborhood', "name", "intro" FROM "neighborhoods" WHERE "intro" <> '';
  ALTER TABLE "cuisines" DROP COLUMN "intro";
  ALTER TABLE "neighborhoods" DROP COLUMN "intro";
  ALTER TABLE "neighborhoods" DROP COLUMN "latitude";
  ALTER TABLE "neighborhoods" DROP COLUMN "longitude";
  ALTER TABLE "neighborhoods" DROP COLUMN "outline";
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listing_texts" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();`);
}
