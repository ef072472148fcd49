import { readFileSync } from 'node:fs';
import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cuisines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"hidden" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cuisines_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "neighborhoods" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "neighborhoods_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "restaurants" ADD COLUMN "cuisine_record_id" integer;
  ALTER TABLE "restaurants" ADD COLUMN "neighborhood_record_id" integer;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_cuisine_record_id" integer;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_neighborhood_record_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cuisines_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "neighborhoods_id" integer;
  ALTER TABLE "cuisines_texts" ADD CONSTRAINT "cuisines_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cuisines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "neighborhoods_texts" ADD CONSTRAINT "neighborhoods_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."neighborhoods"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "cuisines_name_idx" ON "cuisines" USING btree ("name");
  CREATE INDEX "cuisines_updated_at_idx" ON "cuisines" USING btree ("updated_at");
  CREATE INDEX "cuisines_created_at_idx" ON "cuisines" USING btree ("created_at");
  CREATE INDEX "cuisines_texts_order_parent" ON "cuisines_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "neighborhoods_name_idx" ON "neighborhoods" USING btree ("name");
  CREATE INDEX "neighborhoods_updated_at_idx" ON "neighborhoods" USING btree ("updated_at");
  CREATE INDEX "neighborhoods_created_at_idx" ON "neighborhoods" USING btree ("created_at");
  CREATE INDEX "neighborhoods_texts_order_parent" ON "neighborhoods_texts" USING btree ("order","parent_id");
  ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_cuisine_record_id_cuisines_id_fk" FOREIGN KEY ("cuisine_record_id") REFERENCES "public"."cuisines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_neighborhood_record_id_neighborhoods_id_fk" FOREIGN KEY ("neighborhood_record_id") REFERENCES "public"."neighborhoods"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_restaurants_v" ADD CONSTRAINT "_restaurants_v_version_cuisine_record_id_cuisines_id_fk" FOREIGN KEY ("version_cuisine_record_id") REFERENCES "public"."cuisines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_restaurants_v" ADD CONSTRAINT "_restaurants_v_version_neighborhood_record_id_neighborhoods_id_fk" FOREIGN KEY ("version_neighborhood_record_id") REFERENCES "public"."neighborhoods"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cuisines_fk" FOREIGN KEY ("cuisines_id") REFERENCES "public"."cuisines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_neighborhoods_fk" FOREIGN KEY ("neighborhoods_id") REFERENCES "public"."neighborhoods"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "restaurants_cuisine_record_idx" ON "restaurants" USING btree ("cuisine_record_id");
  CREATE INDEX "restaurants_neighborhood_record_idx" ON "restaurants" USING btree ("neighborhood_record_id");
  CREATE INDEX "_restaurants_v_version_version_cuisine_record_idx" ON "_restaurants_v" USING btree ("version_cuisine_record_id");
  CREATE INDEX "_restaurants_v_version_version_neighborhood_record_idx" ON "_restaurants_v" USING btree ("version_neighborhood_record_id");
  CREATE INDEX "payload_locked_documents_rels_cuisines_id_idx" ON "payload_locked_documents_rels" USING btree ("cuisines_id");
  CREATE INDEX "payload_locked_documents_rels_neighborhoods_id_idx" ON "payload_locked_documents_rels" USING btree ("neighborhoods_id");
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cuisines" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cuisines_texts" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "neighborhoods" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "neighborhoods_texts" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();`);
  await db.execute(sql.raw(readFileSync(new URL('place-names.sql', import.meta.url), 'utf8')));
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
  DROP TRIGGER name_place ON restaurants;
  DROP TABLE "cuisines" CASCADE;
  DROP TABLE "cuisines_texts" CASCADE;
  DROP TABLE "neighborhoods" CASCADE;
  DROP TABLE "neighborhoods_texts" CASCADE;
  ALTER TABLE "restaurants" DROP CONSTRAINT IF EXISTS "restaurants_cuisine_record_id_cuisines_id_fk";
  
  ALTER TABLE "restaurants" DROP CONSTRAINT IF EXISTS "restaurants_neighborhood_record_id_neighborhoods_id_fk";
  
  ALTER TABLE "_restaurants_v" DROP CONSTRAINT IF EXISTS "_restaurants_v_version_cuisine_record_id_cuisines_id_fk";
  
  ALTER TABLE "_restaurants_v" DROP CONSTRAINT IF EXISTS "_restaurants_v_version_neighborhood_record_id_neighborhoods_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_cuisines_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_neighborhoods_fk";
  
  DROP INDEX "restaurants_cuisine_record_idx";
  DROP INDEX "restaurants_neighborhood_record_idx";
  DROP INDEX "_restaurants_v_version_version_cuisine_record_idx";
  DROP INDEX "_restaurants_v_version_version_neighborhood_record_idx";
  DROP INDEX "payload_locked_documents_rels_cuisines_id_idx";
  DROP INDEX "payload_locked_documents_rels_neighborhoods_id_idx";
  ALTER TABLE "restaurants" DROP COLUMN "cuisine_record_id";
  ALTER TABLE "restaurants" DROP COLUMN "neighborhood_record_id";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_cuisine_record_id";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_neighborhood_record_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cuisines_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "neighborhoods_id";
  DROP TABLE name_keys;
  DROP FUNCTION name_place, move_places, rename_places, refuse_used_name, keep_name_keys, find_name, name_key;`);
}
