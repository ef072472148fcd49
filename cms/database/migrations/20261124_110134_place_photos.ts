import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "place_photos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"restaurant_id" integer NOT NULL,
  	"alt" varchar,
  	"caption" varchar,
  	"credit" varchar,
  	"license" varchar,
  	"position" numeric DEFAULT 0,
  	"preview" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_wide_url" varchar,
  	"sizes_wide_width" numeric,
  	"sizes_wide_height" numeric,
  	"sizes_wide_mime_type" varchar,
  	"sizes_wide_filesize" numeric,
  	"sizes_wide_filename" varchar,
  	"sizes_small_avif_url" varchar,
  	"sizes_small_avif_width" numeric,
  	"sizes_small_avif_height" numeric,
  	"sizes_small_avif_mime_type" varchar,
  	"sizes_small_avif_filesize" numeric,
  	"sizes_small_avif_filename" varchar,
  	"sizes_card_avif_url" varchar,
  	"sizes_card_avif_width" numeric,
  	"sizes_card_avif_height" numeric,
  	"sizes_card_avif_mime_type" varchar,
  	"sizes_card_avif_filesize" numeric,
  	"sizes_card_avif_filename" varchar,
  	"sizes_wide_avif_url" varchar,
  	"sizes_wide_avif_width" numeric,
  	"sizes_wide_avif_height" numeric,
  	"sizes_wide_avif_mime_type" varchar,
  	"sizes_wide_avif_filesize" numeric,
  	"sizes_wide_avif_filename" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "place_photos_id" integer;
  ALTER TABLE "place_photos" ADD CONSTRAINT "place_photos_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "place_photos_restaurant_idx" ON "place_photos" USING btree ("restaurant_id");
  CREATE INDEX "place_photos_updated_at_idx" ON "place_photos" USING btree ("updated_at");
  CREATE INDEX "place_photos_created_at_idx" ON "place_photos" USING btree ("created_at");
  CREATE UNIQUE INDEX "place_photos_filename_idx" ON "place_photos" USING btree ("filename");
  CREATE INDEX "place_photos_sizes_card_sizes_card_filename_idx" ON "place_photos" USING btree ("sizes_card_filename");
  CREATE INDEX "place_photos_sizes_wide_sizes_wide_filename_idx" ON "place_photos" USING btree ("sizes_wide_filename");
  CREATE INDEX "place_photos_sizes_small_avif_sizes_small_avif_filename_idx" ON "place_photos" USING btree ("sizes_small_avif_filename");
  CREATE INDEX "place_photos_sizes_card_avif_sizes_card_avif_filename_idx" ON "place_photos" USING btree ("sizes_card_avif_filename");
  CREATE INDEX "place_photos_sizes_wide_avif_sizes_wide_avif_filename_idx" ON "place_photos" USING btree ("sizes_wide_avif_filename");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_place_photos_fk" FOREIGN KEY ("place_photos_id") REFERENCES "public"."place_photos"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_place_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("place_photos_id");
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "place_photos" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "place_photos" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "place_photos" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_place_photos_fk";
  
  DROP INDEX "payload_locked_documents_rels_place_photos_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "place_photos_id";`);
}
