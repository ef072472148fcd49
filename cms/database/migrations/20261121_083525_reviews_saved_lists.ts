import { sql } from '@payloadcms/db-postgres';
import { contentTriggerSql } from '../content-changes.ts';
import type { MigrationContext } from '../migrate.ts';

// Written by Payload but for three things: a diner's or a place's end takes reviews and lists along (Payload would set
// a required column to null, and so keep both from being deleted), the trigger for the caches, and the order of `down`.

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reviews_status" AS ENUM('pending', 'approved', 'rejected');
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_reviews_status" DEFAULT 'pending' NOT NULL,
  	"restaurant_id" integer NOT NULL,
  	"user_id" integer NOT NULL,
  	"rating" numeric NOT NULL,
  	"comment" varchar NOT NULL,
  	"checkin_date" varchar,
  	"is_checked_in" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "saved_lists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"share_token" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "saved_lists_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"restaurants_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reviews_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "saved_lists_id" integer;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saved_lists" ADD CONSTRAINT "saved_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saved_lists_rels" ADD CONSTRAINT "saved_lists_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."saved_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saved_lists_rels" ADD CONSTRAINT "saved_lists_rels_restaurants_fk" FOREIGN KEY ("restaurants_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reviews_status_idx" ON "reviews" USING btree ("status");
  CREATE INDEX "reviews_restaurant_idx" ON "reviews" USING btree ("restaurant_id");
  CREATE INDEX "reviews_user_idx" ON "reviews" USING btree ("user_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE UNIQUE INDEX "restaurant_user_idx" ON "reviews" USING btree ("restaurant_id","user_id");
  CREATE UNIQUE INDEX "saved_lists_user_idx" ON "saved_lists" USING btree ("user_id");
  CREATE UNIQUE INDEX "saved_lists_share_token_idx" ON "saved_lists" USING btree ("share_token");
  CREATE INDEX "saved_lists_updated_at_idx" ON "saved_lists" USING btree ("updated_at");
  CREATE INDEX "saved_lists_created_at_idx" ON "saved_lists" USING btree ("created_at");
  CREATE INDEX "saved_lists_rels_order_idx" ON "saved_lists_rels" USING btree ("order");
  CREATE INDEX "saved_lists_rels_parent_idx" ON "saved_lists_rels" USING btree ("parent_id");
  CREATE INDEX "saved_lists_rels_path_idx" ON "saved_lists_rels" USING btree ("path");
  CREATE INDEX "saved_lists_rels_restaurants_id_idx" ON "saved_lists_rels" USING btree ("restaurants_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_lists_fk" FOREIGN KEY ("saved_lists_id") REFERENCES "public"."saved_lists"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_saved_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("saved_lists_id");`);
  await db.execute(sql.raw(contentTriggerSql(['reviews'])));
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reviews_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "saved_lists_id";
  DROP TABLE "saved_lists_rels";
  DROP TABLE "saved_lists";
  DROP TABLE "reviews";
  DROP TYPE "public"."enum_reviews_status";`);
}
