import { sql } from '@payloadcms/db-postgres';
import { contentTriggerSql } from '../content-changes.ts';
import type { MigrationContext } from '../migrate.ts';

// Written by Payload but for the triggers for the caches and the tables of `cms/tracking` (see its README).

const TRACKING_TABLES = `
  CREATE TABLE ad_events (
    id uuid NOT NULL,
    subject text NOT NULL CHECK (subject IN ('ad', 'featured')),
    subject_id integer NOT NULL,
    event text NOT NULL CHECK (event IN ('impression', 'viewable', 'click', 'phone', 'website')),
    reason text CHECK (reason IN ('bot', 'staff', 'inactive', 'duplicate', 'rate')),
    page text,
    ip text,
    user_agent text,
    at timestamptz NOT NULL,
    PRIMARY KEY (id, at)
  ) PARTITION BY RANGE (at);

  CREATE TABLE ad_hours (
    subject text NOT NULL,
    subject_id integer NOT NULL,
    event text NOT NULL,
    reason text NOT NULL DEFAULT '',
    hour timestamptz NOT NULL,
    count bigint NOT NULL,
    PRIMARY KEY (subject, subject_id, event, reason, hour)
  ) WITH (fillfactor = 50);
  CREATE INDEX ad_hours_hour_idx ON ad_hours USING brin (hour) WITH (pages_per_range = 16);

  CREATE TABLE ad_refused_hours (hour timestamptz PRIMARY KEY, count bigint NOT NULL);
`;

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "ads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"image_id" integer,
  	"image_url" varchar,
  	"alt" varchar,
  	"click_url" varchar NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"start_date" timestamp(3) with time zone,
  	"end_date" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "featured_businesses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"category" varchar NOT NULL,
  	"location" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"image_id" integer,
  	"rating" numeric,
  	"review_count" numeric,
  	"phone_number" varchar,
  	"website_url" varchar,
  	"is_active" boolean DEFAULT true,
  	"sort_order" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ad_images" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar,
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
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ads_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "featured_businesses_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ad_images_id" integer;
  ALTER TABLE "ads" ADD CONSTRAINT "ads_image_id_ad_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."ad_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "featured_businesses" ADD CONSTRAINT "featured_businesses_image_id_ad_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."ad_images"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "ads_image_idx" ON "ads" USING btree ("image_id");
  CREATE INDEX "ads_is_active_idx" ON "ads" USING btree ("is_active");
  CREATE INDEX "ads_updated_at_idx" ON "ads" USING btree ("updated_at");
  CREATE INDEX "ads_created_at_idx" ON "ads" USING btree ("created_at");
  CREATE INDEX "featured_businesses_image_idx" ON "featured_businesses" USING btree ("image_id");
  CREATE INDEX "featured_businesses_is_active_idx" ON "featured_businesses" USING btree ("is_active");
  CREATE INDEX "featured_businesses_updated_at_idx" ON "featured_businesses" USING btree ("updated_at");
  CREATE INDEX "featured_businesses_created_at_idx" ON "featured_businesses" USING btree ("created_at");
  CREATE INDEX "ad_images_updated_at_idx" ON "ad_images" USING btree ("updated_at");
  CREATE INDEX "ad_images_created_at_idx" ON "ad_images" USING btree ("created_at");
  CREATE UNIQUE INDEX "ad_images_filename_idx" ON "ad_images" USING btree ("filename");
  CREATE INDEX "ad_images_sizes_small_sizes_small_filename_idx" ON "ad_images" USING btree ("sizes_small_filename");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ads_fk" FOREIGN KEY ("ads_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_featured_businesses_fk" FOREIGN KEY ("featured_businesses_id") REFERENCES "public"."featured_businesses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ad_images_fk" FOREIGN KEY ("ad_images_id") REFERENCES "public"."ad_images"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_ads_id_idx" ON "payload_locked_documents_rels" USING btree ("ads_id");
  CREATE INDEX "payload_locked_documents_rels_featured_businesses_id_idx" ON "payload_locked_documents_rels" USING btree ("featured_businesses_id");
  CREATE INDEX "payload_locked_documents_rels_ad_images_id_idx" ON "payload_locked_documents_rels" USING btree ("ad_images_id");`);
  await db.execute(sql.raw(contentTriggerSql(['ads', 'featured_businesses', 'ad_images'])));
  await db.execute(sql.raw(TRACKING_TABLES));
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
  DROP TABLE ad_events, ad_hours, ad_refused_hours;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "featured_businesses_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ad_images_id";
  DROP TABLE "ads";
  DROP TABLE "featured_businesses";
  DROP TABLE "ad_images";`);
}
