import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_restaurants_opening_hours_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum_restaurants_tags" AS ENUM('date night', 'groups', 'kids', 'outdoor', 'late night', 'brunch');
  CREATE TYPE "public"."enum_restaurants_price_range" AS ENUM('$', '$$', '$$$', '$$$$');
  CREATE TYPE "public"."enum_restaurants_business_status" AS ENUM('open', 'temporarily-closed', 'closed');
  CREATE TYPE "public"."enum_restaurants_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__restaurants_v_version_opening_hours_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum__restaurants_v_version_tags" AS ENUM('date night', 'groups', 'kids', 'outdoor', 'late night', 'brunch');
  CREATE TYPE "public"."enum__restaurants_v_version_price_range" AS ENUM('$', '$$', '$$$', '$$$$');
  CREATE TYPE "public"."enum__restaurants_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_admins_roles" AS ENUM('admin', 'editor', 'ads', 'data');
  CREATE TABLE "restaurants_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_restaurants_opening_hours_day",
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "restaurants_tags" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_restaurants_tags",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "restaurants" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"category" varchar,
  	"neighborhood" varchar,
  	"price_range" "enum_restaurants_price_range",
  	"address" varchar,
  	"full_address" varchar,
  	"phone" varchar,
  	"website" varchar,
  	"rating" numeric,
  	"review_count" numeric,
  	"latitude" numeric,
  	"longitude" numeric,
  	"cover_id" integer,
  	"image_url" varchar,
  	"hours_known" boolean DEFAULT false,
  	"menu_url" varchar,
  	"reservation_url" varchar,
  	"status" "enum_restaurants_business_status" DEFAULT 'open',
  	"local_favorite" boolean DEFAULT false,
  	"last_verified_at" timestamp(3) with time zone,
  	"source" varchar,
  	"source_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_restaurants_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_restaurants_v_version_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum__restaurants_v_version_opening_hours_day",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_restaurants_v_version_tags" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__restaurants_v_version_tags",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_restaurants_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_category" varchar,
  	"version_neighborhood" varchar,
  	"version_price_range" "enum__restaurants_v_version_price_range",
  	"version_address" varchar,
  	"version_full_address" varchar,
  	"version_phone" varchar,
  	"version_website" varchar,
  	"version_rating" numeric,
  	"version_review_count" numeric,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_cover_id" integer,
  	"version_image_url" varchar,
  	"version_hours_known" boolean DEFAULT false,
  	"version_menu_url" varchar,
  	"version_reservation_url" varchar,
  	"version_status" "enum_restaurants_business_status" DEFAULT 'open',
  	"version_local_favorite" boolean DEFAULT false,
  	"version_last_verified_at" timestamp(3) with time zone,
  	"version_source" varchar,
  	"version_source_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__restaurants_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
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
  	"sizes_hero_url" varchar,
  	"sizes_hero_width" numeric,
  	"sizes_hero_height" numeric,
  	"sizes_hero_mime_type" varchar,
  	"sizes_hero_filesize" numeric,
  	"sizes_hero_filename" varchar
  );
  
  CREATE TABLE "admins_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_admins_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "admins_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "admins" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar,
  	"username" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar,
  	"username" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"restaurants_id" integer,
  	"media_id" integer,
  	"admins_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"admins_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subtitle" varchar DEFAULT 'Discover the best places to eat near you' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "listing_rules_hidden_categories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "listing_rules_excluded_ids" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"place_id" numeric NOT NULL
  );
  
  CREATE TABLE "listing_rules_excluded_names" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "listing_rules_pinned_ids" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"place_id" numeric NOT NULL
  );
  
  CREATE TABLE "listing_rules_pinned_first_ids" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"place_id" numeric NOT NULL
  );
  
  CREATE TABLE "listing_rules_slug_aliases" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"name" varchar NOT NULL
  );
  
  CREATE TABLE "listing_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_popular_neighborhoods" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"slug" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_popular_cuisines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"slug" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_name" varchar DEFAULT 'Marble Step' NOT NULL,
  	"publication" varchar DEFAULT 'The Marble Step' NOT NULL,
  	"tagline" varchar DEFAULT 'Where Baltimore eats, block by block' NOT NULL,
  	"footer_about" varchar DEFAULT 'The Marble Step is a Baltimore eating guide: places to eat from Harbor East to Timonium, ranked by a method we publish and sorted by the neighborhoods people actually name. Our newsletter brings one good table a week, every Thursday.' NOT NULL,
  	"newsletter_url" varchar DEFAULT 'https://example.com/marble-step/newsletter' NOT NULL,
  	"advertise_url" varchar DEFAULT 'https://example.com/marble-step/advertise' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "restaurants_opening_hours" ADD CONSTRAINT "restaurants_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_tags" ADD CONSTRAINT "restaurants_tags_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_opening_hours" ADD CONSTRAINT "_restaurants_v_version_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_tags" ADD CONSTRAINT "_restaurants_v_version_tags_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v" ADD CONSTRAINT "_restaurants_v_parent_id_restaurants_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_restaurants_v" ADD CONSTRAINT "_restaurants_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "admins_roles" ADD CONSTRAINT "admins_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "admins_sessions" ADD CONSTRAINT "admins_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_restaurants_fk" FOREIGN KEY ("restaurants_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_admins_fk" FOREIGN KEY ("admins_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_admins_fk" FOREIGN KEY ("admins_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listing_rules_hidden_categories" ADD CONSTRAINT "listing_rules_hidden_categories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."listing_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listing_rules_excluded_ids" ADD CONSTRAINT "listing_rules_excluded_ids_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."listing_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listing_rules_excluded_names" ADD CONSTRAINT "listing_rules_excluded_names_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."listing_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listing_rules_pinned_ids" ADD CONSTRAINT "listing_rules_pinned_ids_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."listing_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listing_rules_pinned_first_ids" ADD CONSTRAINT "listing_rules_pinned_first_ids_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."listing_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listing_rules_slug_aliases" ADD CONSTRAINT "listing_rules_slug_aliases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."listing_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_popular_neighborhoods" ADD CONSTRAINT "site_settings_popular_neighborhoods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_popular_cuisines" ADD CONSTRAINT "site_settings_popular_cuisines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "restaurants_opening_hours_order_idx" ON "restaurants_opening_hours" USING btree ("_order");
  CREATE INDEX "restaurants_opening_hours_parent_id_idx" ON "restaurants_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "restaurants_tags_order_idx" ON "restaurants_tags" USING btree ("order");
  CREATE INDEX "restaurants_tags_parent_idx" ON "restaurants_tags" USING btree ("parent_id");
  CREATE INDEX "restaurants_name_idx" ON "restaurants" USING btree ("name");
  CREATE INDEX "restaurants_category_idx" ON "restaurants" USING btree ("category");
  CREATE INDEX "restaurants_neighborhood_idx" ON "restaurants" USING btree ("neighborhood");
  CREATE INDEX "restaurants_cover_idx" ON "restaurants" USING btree ("cover_id");
  CREATE INDEX "restaurants_status_idx" ON "restaurants" USING btree ("status");
  CREATE INDEX "restaurants_source_idx" ON "restaurants" USING btree ("source");
  CREATE INDEX "restaurants_source_key_idx" ON "restaurants" USING btree ("source_key");
  CREATE INDEX "restaurants_updated_at_idx" ON "restaurants" USING btree ("updated_at");
  CREATE INDEX "restaurants_created_at_idx" ON "restaurants" USING btree ("created_at");
  CREATE INDEX "restaurants__status_idx" ON "restaurants" USING btree ("_status");
  CREATE INDEX "_restaurants_v_version_opening_hours_order_idx" ON "_restaurants_v_version_opening_hours" USING btree ("_order");
  CREATE INDEX "_restaurants_v_version_opening_hours_parent_id_idx" ON "_restaurants_v_version_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "_restaurants_v_version_tags_order_idx" ON "_restaurants_v_version_tags" USING btree ("order");
  CREATE INDEX "_restaurants_v_version_tags_parent_idx" ON "_restaurants_v_version_tags" USING btree ("parent_id");
  CREATE INDEX "_restaurants_v_parent_idx" ON "_restaurants_v" USING btree ("parent_id");
  CREATE INDEX "_restaurants_v_version_version_name_idx" ON "_restaurants_v" USING btree ("version_name");
  CREATE INDEX "_restaurants_v_version_version_category_idx" ON "_restaurants_v" USING btree ("version_category");
  CREATE INDEX "_restaurants_v_version_version_neighborhood_idx" ON "_restaurants_v" USING btree ("version_neighborhood");
  CREATE INDEX "_restaurants_v_version_version_cover_idx" ON "_restaurants_v" USING btree ("version_cover_id");
  CREATE INDEX "_restaurants_v_version_version_status_idx" ON "_restaurants_v" USING btree ("version_status");
  CREATE INDEX "_restaurants_v_version_version_source_idx" ON "_restaurants_v" USING btree ("version_source");
  CREATE INDEX "_restaurants_v_version_version_source_key_idx" ON "_restaurants_v" USING btree ("version_source_key");
  CREATE INDEX "_restaurants_v_version_version_updated_at_idx" ON "_restaurants_v" USING btree ("version_updated_at");
  CREATE INDEX "_restaurants_v_version_version_created_at_idx" ON "_restaurants_v" USING btree ("version_created_at");
  CREATE INDEX "_restaurants_v_version_version__status_idx" ON "_restaurants_v" USING btree ("version__status");
  CREATE INDEX "_restaurants_v_created_at_idx" ON "_restaurants_v" USING btree ("created_at");
  CREATE INDEX "_restaurants_v_updated_at_idx" ON "_restaurants_v" USING btree ("updated_at");
  CREATE INDEX "_restaurants_v_latest_idx" ON "_restaurants_v" USING btree ("latest");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_hero_sizes_hero_filename_idx" ON "media" USING btree ("sizes_hero_filename");
  CREATE INDEX "admins_roles_order_idx" ON "admins_roles" USING btree ("order");
  CREATE INDEX "admins_roles_parent_idx" ON "admins_roles" USING btree ("parent_id");
  CREATE INDEX "admins_sessions_order_idx" ON "admins_sessions" USING btree ("_order");
  CREATE INDEX "admins_sessions_parent_id_idx" ON "admins_sessions" USING btree ("_parent_id");
  CREATE INDEX "admins_updated_at_idx" ON "admins" USING btree ("updated_at");
  CREATE INDEX "admins_created_at_idx" ON "admins" USING btree ("created_at");
  CREATE UNIQUE INDEX "admins_username_idx" ON "admins" USING btree ("username");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_username_idx" ON "users" USING btree ("username");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_restaurants_id_idx" ON "payload_locked_documents_rels" USING btree ("restaurants_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_admins_id_idx" ON "payload_locked_documents_rels" USING btree ("admins_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_admins_id_idx" ON "payload_preferences_rels" USING btree ("admins_id");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "listing_rules_hidden_categories_order_idx" ON "listing_rules_hidden_categories" USING btree ("_order");
  CREATE INDEX "listing_rules_hidden_categories_parent_id_idx" ON "listing_rules_hidden_categories" USING btree ("_parent_id");
  CREATE INDEX "listing_rules_excluded_ids_order_idx" ON "listing_rules_excluded_ids" USING btree ("_order");
  CREATE INDEX "listing_rules_excluded_ids_parent_id_idx" ON "listing_rules_excluded_ids" USING btree ("_parent_id");
  CREATE INDEX "listing_rules_excluded_names_order_idx" ON "listing_rules_excluded_names" USING btree ("_order");
  CREATE INDEX "listing_rules_excluded_names_parent_id_idx" ON "listing_rules_excluded_names" USING btree ("_parent_id");
  CREATE INDEX "listing_rules_pinned_ids_order_idx" ON "listing_rules_pinned_ids" USING btree ("_order");
  CREATE INDEX "listing_rules_pinned_ids_parent_id_idx" ON "listing_rules_pinned_ids" USING btree ("_parent_id");
  CREATE INDEX "listing_rules_pinned_first_ids_order_idx" ON "listing_rules_pinned_first_ids" USING btree ("_order");
  CREATE INDEX "listing_rules_pinned_first_ids_parent_id_idx" ON "listing_rules_pinned_first_ids" USING btree ("_parent_id");
  CREATE INDEX "listing_rules_slug_aliases_order_idx" ON "listing_rules_slug_aliases" USING btree ("_order");
  CREATE INDEX "listing_rules_slug_aliases_parent_id_idx" ON "listing_rules_slug_aliases" USING btree ("_parent_id");
  CREATE INDEX "site_settings_popular_neighborhoods_order_idx" ON "site_settings_popular_neighborhoods" USING btree ("_order");
  CREATE INDEX "site_settings_popular_neighborhoods_parent_id_idx" ON "site_settings_popular_neighborhoods" USING btree ("_parent_id");
  CREATE INDEX "site_settings_popular_cuisines_order_idx" ON "site_settings_popular_cuisines" USING btree ("_order");
  CREATE INDEX "site_settings_popular_cuisines_parent_id_idx" ON "site_settings_popular_cuisines" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   DROP TABLE "restaurants_opening_hours" CASCADE;
  DROP TABLE "restaurants_tags" CASCADE;
  DROP TABLE "restaurants" CASCADE;
  DROP TABLE "_restaurants_v_version_opening_hours" CASCADE;
  DROP TABLE "_restaurants_v_version_tags" CASCADE;
  DROP TABLE "_restaurants_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "admins_roles" CASCADE;
  DROP TABLE "admins_sessions" CASCADE;
  DROP TABLE "admins" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "listing_rules_hidden_categories" CASCADE;
  DROP TABLE "listing_rules_excluded_ids" CASCADE;
  DROP TABLE "listing_rules_excluded_names" CASCADE;
  DROP TABLE "listing_rules_pinned_ids" CASCADE;
  DROP TABLE "listing_rules_pinned_first_ids" CASCADE;
  DROP TABLE "listing_rules_slug_aliases" CASCADE;
  DROP TABLE "listing_rules" CASCADE;
  DROP TABLE "site_settings_popular_neighborhoods" CASCADE;
  DROP TABLE "site_settings_popular_cuisines" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TYPE "public"."enum_restaurants_opening_hours_day";
  DROP TYPE "public"."enum_restaurants_tags";
  DROP TYPE "public"."enum_restaurants_price_range";
  DROP TYPE "public"."enum_restaurants_business_status";
  DROP TYPE "public"."enum_restaurants_status";
  DROP TYPE "public"."enum__restaurants_v_version_opening_hours_day";
  DROP TYPE "public"."enum__restaurants_v_version_tags";
  DROP TYPE "public"."enum__restaurants_v_version_price_range";
  DROP TYPE "public"."enum__restaurants_v_version_status";
  DROP TYPE "public"."enum_admins_roles";`)
}
