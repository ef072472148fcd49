import { region } from '#city';
import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/**
 * Ads become flights: with campaigns, places to run, goals and pictures. Their numbers are also kept by day, page and
 * picture, and page views with a slot by hour; both begin with what the single events of 90 days still tell.
 */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_campaigns_price_kind" AS ENUM('fixed', 'thousand', 'click');
  CREATE TYPE "public"."enum_ads_pages" AS ENUM('home', 'cuisines', 'cuisine', 'neighborhood', 'guide');
  CREATE TYPE "public"."enum_ads_goal_kind" AS ENUM('none', 'impressions', 'clicks');
  CREATE TYPE "public"."enum_featured_businesses_goal_kind" AS ENUM('none', 'impressions', 'clicks');
  CREATE TABLE "advertisers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"contact" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"invoice_address" varchar,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "campaigns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"advertiser_id" integer,
  	"order_number" varchar,
  	"price" numeric,
  	"price_kind" "enum_campaigns_price_kind" DEFAULT 'fixed' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ads_creatives" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"alt" varchar,
  	"click_url" varchar,
  	"is_paused" boolean DEFAULT false
  );
  
  CREATE TABLE "ads_pages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_ads_pages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "ads_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cuisines_id" integer,
  	"neighborhoods_id" integer
  );
  
  ALTER TABLE "ads" ADD COLUMN "campaign_id" integer;
  ALTER TABLE "ads" ADD COLUMN "goal_kind" "enum_ads_goal_kind" DEFAULT 'none';
  ALTER TABLE "ads" ADD COLUMN "goal" numeric;
  ALTER TABLE "ads" ADD COLUMN "released_at" timestamp(3) with time zone;
  ALTER TABLE "ads" ADD COLUMN "weight" numeric DEFAULT 1;
  ALTER TABLE "ads" ADD COLUMN "daily_cap" numeric;
  ALTER TABLE "ads" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "featured_businesses" ADD COLUMN "campaign_id" integer;
  ALTER TABLE "featured_businesses" ADD COLUMN "start_date" timestamp(3) with time zone;
  ALTER TABLE "featured_businesses" ADD COLUMN "end_date" timestamp(3) with time zone;
  ALTER TABLE "featured_businesses" ADD COLUMN "goal_kind" "enum_featured_businesses_goal_kind" DEFAULT 'none';
  ALTER TABLE "featured_businesses" ADD COLUMN "goal" numeric;
  ALTER TABLE "featured_businesses" ADD COLUMN "released_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "advertisers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "campaigns_id" integer;
  ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ads_creatives" ADD CONSTRAINT "ads_creatives_image_id_ad_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."ad_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ads_creatives" ADD CONSTRAINT "ads_creatives_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ads_pages" ADD CONSTRAINT "ads_pages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ads_rels" ADD CONSTRAINT "ads_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ads_rels" ADD CONSTRAINT "ads_rels_cuisines_fk" FOREIGN KEY ("cuisines_id") REFERENCES "public"."cuisines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ads_rels" ADD CONSTRAINT "ads_rels_neighborhoods_fk" FOREIGN KEY ("neighborhoods_id") REFERENCES "public"."neighborhoods"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "advertisers_name_idx" ON "advertisers" USING btree ("name");
  CREATE INDEX "advertisers_updated_at_idx" ON "advertisers" USING btree ("updated_at");
  CREATE INDEX "advertisers_created_at_idx" ON "advertisers" USING btree ("created_at");
  CREATE INDEX "campaigns_advertiser_idx" ON "campaigns" USING btree ("advertiser_id");
  CREATE INDEX "campaigns_order_number_idx" ON "campaigns" USING btree ("order_number");
  CREATE INDEX "campaigns_updated_at_idx" ON "campaigns" USING btree ("updated_at");
  CREATE INDEX "campaigns_created_at_idx" ON "campaigns" USING btree ("created_at");
  CREATE INDEX "ads_creatives_order_idx" ON "ads_creatives" USING btree ("_order");
  CREATE INDEX "ads_creatives_parent_id_idx" ON "ads_creatives" USING btree ("_parent_id");
  CREATE INDEX "ads_creatives_image_idx" ON "ads_creatives" USING btree ("image_id");
  CREATE INDEX "ads_pages_order_idx" ON "ads_pages" USING btree ("order");
  CREATE INDEX "ads_pages_parent_idx" ON "ads_pages" USING btree ("parent_id");
  CREATE INDEX "ads_rels_order_idx" ON "ads_rels" USING btree ("order");
  CREATE INDEX "ads_rels_parent_idx" ON "ads_rels" USING btree ("parent_id");
  CREATE INDEX "ads_rels_path_idx" ON "ads_rels" USING btree ("path");
  CREATE INDEX "ads_rels_cuisines_id_idx" ON "ads_rels" USING btree ("cuisines_id");
  CREATE INDEX "ads_rels_neighborhoods_id_idx" ON "ads_rels" USING btree ("neighborhoods_id");
  ALTER TABLE "ads" ADD CONSTRAINT "ads_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "featured_businesses" ADD CONSTRAINT "featured_businesses_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_advertisers_fk" FOREIGN KEY ("advertisers_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaigns_fk" FOREIGN KEY ("campaigns_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "ads_campaign_idx" ON "ads" USING btree ("campaign_id");
  CREATE INDEX "ads_deleted_at_idx" ON "ads" USING btree ("deleted_at");
  CREATE INDEX "featured_businesses_campaign_idx" ON "featured_businesses" USING btree ("campaign_id");
  CREATE INDEX "payload_locked_documents_rels_advertisers_id_idx" ON "payload_locked_documents_rels" USING btree ("advertisers_id");
  CREATE INDEX "payload_locked_documents_rels_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("campaigns_id");
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ads_creatives" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ads_pages" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ads_rels" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();`);
  await db.execute(sql`
  UPDATE "ads" SET "released_at" = "created_at";
  UPDATE "featured_businesses" SET "released_at" = "created_at";
  ALTER TABLE ad_events ADD COLUMN creative text;
  ALTER TABLE ad_events DROP CONSTRAINT ad_events_subject_check;
  ALTER TABLE ad_events ADD CONSTRAINT ad_events_subject_check CHECK (subject IN ('ad', 'featured', 'slot'));
  CREATE TABLE ad_days (
    subject text NOT NULL,
    subject_id integer NOT NULL,
    event text NOT NULL,
    page text NOT NULL,
    creative text NOT NULL,
    day date NOT NULL,
    count bigint NOT NULL,
    PRIMARY KEY (subject, subject_id, event, page, creative, day)
  ) WITH (fillfactor = 50);
  CREATE TABLE slot_hours (
    page text NOT NULL,
    topic text NOT NULL,
    hour timestamptz NOT NULL,
    count bigint NOT NULL,
    PRIMARY KEY (page, topic, hour)
  ) WITH (fillfactor = 50);`);
  const zone = sql.raw(`'${region.timeZone.replaceAll("'", "''")}'`);
  await db.execute(sql`
  INSERT INTO ad_days
    SELECT subject, subject_id, event, CASE WHEN page IN ('home', 'cuisines') THEN page ELSE 'other' END, '',
      (at AT TIME ZONE ${zone})::date, count(*) FROM ad_events WHERE reason IS NULL GROUP BY 1, 2, 3, 4, 5, 6;
  INSERT INTO ad_days AS d
    SELECT h.subject, h.subject_id, h.event, 'other', '', h.day, h.count - coalesce(k.count, 0)
    FROM (SELECT subject, subject_id, event, (hour AT TIME ZONE ${zone})::date AS day, sum(count) AS count
      FROM ad_hours WHERE reason = '' GROUP BY 1, 2, 3, 4) h
    LEFT JOIN (SELECT subject, subject_id, event, day, sum(count) AS count FROM ad_days GROUP BY 1, 2, 3, 4) k
      USING (subject, subject_id, event, day)
    WHERE h.count > coalesce(k.count, 0)
    ON CONFLICT (subject, subject_id, event, page, creative, day) DO UPDATE SET count = d.count + excluded.count;
  INSERT INTO slot_hours
    SELECT page, '', date_trunc('hour', at, ${zone}), count(*) FROM ad_events
    WHERE reason IS NULL AND subject = 'ad' AND event = 'impression' AND page IN ('home', 'cuisines') GROUP BY 1, 2, 3;`);
}
