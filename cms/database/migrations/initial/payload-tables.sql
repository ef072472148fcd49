-- Written by Payload from the collections and globals.

CREATE TYPE "enum_restaurants_opening_hours_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
CREATE TYPE "enum_restaurants_tags" AS ENUM('date night', 'groups', 'kids', 'outdoor', 'late night', 'brunch');
CREATE TYPE "enum_restaurants_price_range" AS ENUM('$', '$$', '$$$', '$$$$');
CREATE TYPE "enum_restaurants_business_status" AS ENUM('open', 'temporarily-closed', 'closed');
CREATE TYPE "enum_restaurants_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__restaurants_v_version_opening_hours_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
CREATE TYPE "enum__restaurants_v_version_tags" AS ENUM('date night', 'groups', 'kids', 'outdoor', 'late night', 'brunch');
CREATE TYPE "enum__restaurants_v_version_price_range" AS ENUM('$', '$$', '$$$', '$$$$');
CREATE TYPE "enum__restaurants_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_listing_texts_kind" AS ENUM('cuisine', 'neighborhood');
CREATE TYPE "enum_reviews_status" AS ENUM('pending', 'approved', 'rejected');
CREATE TYPE "enum_problem_reports_kind" AS ENUM('closed', 'hours', 'contact', 'location', 'duplicate', 'other');
CREATE TYPE "enum_problem_reports_state" AS ENUM('new', 'done');
CREATE TYPE "enum_search_runs_kind" AS ENUM('rebuild', 'rollback');
CREATE TYPE "enum_search_runs_result" AS ENUM('done', 'failed', 'interrupted');
CREATE TYPE "enum_import_batches_state" AS ENUM('planning', 'planned', 'committing', 'committed', 'undoing', 'undone', 'failed');
CREATE TYPE "enum_stories_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__stories_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_guides_rule_tags" AS ENUM('date night', 'groups', 'kids', 'outdoor', 'late night', 'brunch');
CREATE TYPE "enum_guides_kind" AS ENUM('neighborhood', 'cuisine', 'collection', 'article');
CREATE TYPE "enum_guides_rule" AS ENUM('romantic', 'large-groups', 'budget', 'brunch', 'late-night', 'outdoor', 'own');
CREATE TYPE "enum_guides_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__guides_v_version_rule_tags" AS ENUM('date night', 'groups', 'kids', 'outdoor', 'late night', 'brunch');
CREATE TYPE "enum__guides_v_version_kind" AS ENUM('neighborhood', 'cuisine', 'collection', 'article');
CREATE TYPE "enum__guides_v_version_rule" AS ENUM('romantic', 'large-groups', 'budget', 'brunch', 'late-night', 'outdoor', 'own');
CREATE TYPE "enum__guides_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_awards_layout" AS ENUM('long', 'short');
CREATE TYPE "enum_awards_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__awards_v_version_layout" AS ENUM('long', 'short');
CREATE TYPE "enum__awards_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_admins_roles" AS ENUM('admin', 'editor', 'ads', 'data');
CREATE TYPE "enum_subscribers_status" AS ENUM('subscribed', 'unsubscribed');
CREATE TYPE "enum_subscribers_delivery" AS ENUM('pending', 'delivered', 'failed');
CREATE TYPE "enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
CREATE TYPE "enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
CREATE TYPE "enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
CREATE TYPE "enum_quiz_settings_overrides_prices" AS ENUM('$', '$$', '$$$');
CREATE TYPE "enum_quiz_settings_overrides_vibe" AS ENUM('casual', 'romantic', 'celebration', 'lively', 'quiet', 'solo');
CREATE TYPE "enum_quiz_settings_overrides_cuisine" AS ENUM('Italian', 'Seafood', 'American', 'Mexican', 'Sushi', 'Healthy', 'surprise');

CREATE TABLE "restaurants_opening_hours" (
  "_order" integer NOT NULL,
  "_parent_id" integer NOT NULL,
  "id" varchar PRIMARY KEY NOT NULL,
  "day" "enum_restaurants_opening_hours_day",
  "opens" varchar,
  "closes" varchar
);

CREATE TABLE "restaurants_special_hours" (
  "_order" integer NOT NULL,
  "_parent_id" integer NOT NULL,
  "id" varchar PRIMARY KEY NOT NULL,
  "date" timestamp(3) with time zone,
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

CREATE TABLE "_restaurants_v_version_special_hours" (
  "_order" integer NOT NULL,
  "_parent_id" integer NOT NULL,
  "id" serial PRIMARY KEY NOT NULL,
  "date" timestamp(3) with time zone,
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

CREATE TABLE "listing_texts" (
  "id" serial PRIMARY KEY NOT NULL,
  "kind" "enum_listing_texts_kind" NOT NULL,
  "name" varchar NOT NULL,
  "text" varchar NOT NULL,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

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

CREATE TABLE "problem_reports" (
  "id" serial PRIMARY KEY NOT NULL,
  "restaurant_id" integer,
  "kind" "enum_problem_reports_kind" NOT NULL,
  "text" varchar NOT NULL,
  "state" "enum_problem_reports_state" DEFAULT 'new' NOT NULL,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "search_gaps" (
  "id" serial PRIMARY KEY NOT NULL,
  "query" varchar NOT NULL,
  "day" varchar NOT NULL,
  "count" numeric DEFAULT 1 NOT NULL,
  "synonym_for" varchar
);

CREATE TABLE "search_runs" (
  "id" serial PRIMARY KEY NOT NULL,
  "kind" "enum_search_runs_kind" NOT NULL,
  "by" varchar NOT NULL,
  "started_at" timestamp(3) with time zone NOT NULL,
  "finished_at" timestamp(3) with time zone,
  "result" "enum_search_runs_result",
  "outcome" varchar,
  "engine" varchar,
  "step" varchar,
  "stored" numeric,
  "places" numeric
);

CREATE TABLE "import_batches" (
  "id" serial PRIMARY KEY NOT NULL,
  "file_name" varchar NOT NULL,
  "file_path" varchar NOT NULL,
  "file_hash" varchar NOT NULL,
  "file_form" jsonb NOT NULL,
  "source" varchar NOT NULL,
  "map" jsonb NOT NULL,
  "by" varchar NOT NULL,
  "state" "enum_import_batches_state" NOT NULL,
  "data_revision" numeric NOT NULL,
  "planned_at" timestamp(3) with time zone NOT NULL,
  "committed_at" timestamp(3) with time zone,
  "undone_at" timestamp(3) with time zone,
  "progress" jsonb,
  "totals" jsonb,
  "outcome" varchar
);

CREATE TABLE "stories" (
  "id" serial PRIMARY KEY NOT NULL,
  "title" varchar,
  "description" varchar,
  "category" varchar DEFAULT 'Restaurant Spotlight',
  "location" varchar,
  "author" varchar,
  "image_id" integer,
  "body" jsonb,
  "slug" varchar,
  "publish_date" timestamp(3) with time zone,
  "featured" boolean DEFAULT false,
  "restaurant_id" integer,
  "meta_description" varchar,
  "keywords" varchar,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "_status" "enum_stories_status" DEFAULT 'draft'
);

CREATE TABLE "_stories_v" (
  "id" serial PRIMARY KEY NOT NULL,
  "parent_id" integer,
  "version_title" varchar,
  "version_description" varchar,
  "version_category" varchar DEFAULT 'Restaurant Spotlight',
  "version_location" varchar,
  "version_author" varchar,
  "version_image_id" integer,
  "version_body" jsonb,
  "version_slug" varchar,
  "version_publish_date" timestamp(3) with time zone,
  "version_featured" boolean DEFAULT false,
  "version_restaurant_id" integer,
  "version_meta_description" varchar,
  "version_keywords" varchar,
  "version_updated_at" timestamp(3) with time zone,
  "version_created_at" timestamp(3) with time zone,
  "version__status" "enum__stories_v_version_status" DEFAULT 'draft',
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "latest" boolean,
  "autosave" boolean
);

CREATE TABLE "guides_rule_tags" (
  "order" integer NOT NULL,
  "parent_id" integer NOT NULL,
  "value" "enum_guides_rule_tags",
  "id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "guides_notes" (
  "_order" integer NOT NULL,
  "_parent_id" integer NOT NULL,
  "id" varchar PRIMARY KEY NOT NULL,
  "restaurant_id" integer,
  "note" varchar
);

CREATE TABLE "guides" (
  "id" serial PRIMARY KEY NOT NULL,
  "kind" "enum_guides_kind" DEFAULT 'neighborhood',
  "title" varchar,
  "neighborhood" varchar,
  "cuisine" varchar,
  "rule" "enum_guides_rule",
  "heading" varchar,
  "description" varchar,
  "body" jsonb,
  "image_id" integer,
  "slug" varchar,
  "author" varchar,
  "publish_date" timestamp(3) with time zone,
  "year" numeric DEFAULT 2025,
  "is_off" boolean DEFAULT false,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "_status" "enum_guides_status" DEFAULT 'draft'
);

CREATE TABLE "guides_texts" (
  "id" serial PRIMARY KEY NOT NULL,
  "order" integer NOT NULL,
  "parent_id" integer NOT NULL,
  "path" varchar NOT NULL,
  "text" varchar
);

CREATE TABLE "guides_rels" (
  "id" serial PRIMARY KEY NOT NULL,
  "order" integer,
  "parent_id" integer NOT NULL,
  "path" varchar NOT NULL,
  "restaurants_id" integer
);

CREATE TABLE "_guides_v_version_rule_tags" (
  "order" integer NOT NULL,
  "parent_id" integer NOT NULL,
  "value" "enum__guides_v_version_rule_tags",
  "id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "_guides_v_version_notes" (
  "_order" integer NOT NULL,
  "_parent_id" integer NOT NULL,
  "id" serial PRIMARY KEY NOT NULL,
  "restaurant_id" integer,
  "note" varchar,
  "_uuid" varchar
);

CREATE TABLE "_guides_v" (
  "id" serial PRIMARY KEY NOT NULL,
  "parent_id" integer,
  "version_kind" "enum__guides_v_version_kind" DEFAULT 'neighborhood',
  "version_title" varchar,
  "version_neighborhood" varchar,
  "version_cuisine" varchar,
  "version_rule" "enum__guides_v_version_rule",
  "version_heading" varchar,
  "version_description" varchar,
  "version_body" jsonb,
  "version_image_id" integer,
  "version_slug" varchar,
  "version_author" varchar,
  "version_publish_date" timestamp(3) with time zone,
  "version_year" numeric DEFAULT 2025,
  "version_is_off" boolean DEFAULT false,
  "version_updated_at" timestamp(3) with time zone,
  "version_created_at" timestamp(3) with time zone,
  "version__status" "enum__guides_v_version_status" DEFAULT 'draft',
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "latest" boolean,
  "autosave" boolean
);

CREATE TABLE "_guides_v_texts" (
  "id" serial PRIMARY KEY NOT NULL,
  "order" integer NOT NULL,
  "parent_id" integer NOT NULL,
  "path" varchar NOT NULL,
  "text" varchar
);

CREATE TABLE "_guides_v_rels" (
  "id" serial PRIMARY KEY NOT NULL,
  "order" integer,
  "parent_id" integer NOT NULL,
  "path" varchar NOT NULL,
  "restaurants_id" integer
);

CREATE TABLE "awards" (
  "id" serial PRIMARY KEY NOT NULL,
  "recipient" varchar,
  "year" numeric,
  "why" varchar,
  "image_id" integer,
  "layout" "enum_awards_layout" DEFAULT 'long',
  "slug" varchar,
  "restaurant_id" integer,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "_status" "enum_awards_status" DEFAULT 'draft'
);

CREATE TABLE "_awards_v" (
  "id" serial PRIMARY KEY NOT NULL,
  "parent_id" integer,
  "version_recipient" varchar,
  "version_year" numeric,
  "version_why" varchar,
  "version_image_id" integer,
  "version_layout" "enum__awards_v_version_layout" DEFAULT 'long',
  "version_slug" varchar,
  "version_restaurant_id" integer,
  "version_updated_at" timestamp(3) with time zone,
  "version_created_at" timestamp(3) with time zone,
  "version__status" "enum__awards_v_version_status" DEFAULT 'draft',
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "latest" boolean
);

CREATE TABLE "redirects" (
  "id" serial PRIMARY KEY NOT NULL,
  "from" varchar NOT NULL,
  "to" varchar NOT NULL,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  "sizes_text_url" varchar,
  "sizes_text_width" numeric,
  "sizes_text_height" numeric,
  "sizes_text_mime_type" varchar,
  "sizes_text_filesize" numeric,
  "sizes_text_filename" varchar,
  "sizes_hero_url" varchar,
  "sizes_hero_width" numeric,
  "sizes_hero_height" numeric,
  "sizes_hero_mime_type" varchar,
  "sizes_hero_filesize" numeric,
  "sizes_hero_filename" varchar
);

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

CREATE TABLE "subscribers" (
  "id" serial PRIMARY KEY NOT NULL,
  "email" varchar NOT NULL,
  "source" varchar NOT NULL,
  "status" "enum_subscribers_status" DEFAULT 'subscribed' NOT NULL,
  "consent_text" varchar NOT NULL,
  "consented_at" timestamp(3) with time zone NOT NULL,
  "unsubscribed_at" timestamp(3) with time zone,
  "delivery" "enum_subscribers_delivery" DEFAULT 'pending' NOT NULL,
  "attempts" numeric DEFAULT 0 NOT NULL,
  "next_attempt_at" timestamp(3) with time zone NOT NULL,
  "last_error" varchar,
  "delivered_at" timestamp(3) with time zone,
  "provider_id" numeric,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_kv" (
  "id" serial PRIMARY KEY NOT NULL,
  "key" varchar NOT NULL,
  "data" jsonb NOT NULL
);

CREATE TABLE "payload_jobs_log" (
  "_order" integer NOT NULL,
  "_parent_id" integer NOT NULL,
  "id" varchar PRIMARY KEY NOT NULL,
  "executed_at" timestamp(3) with time zone NOT NULL,
  "completed_at" timestamp(3) with time zone NOT NULL,
  "task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  "task_i_d" varchar NOT NULL,
  "input" jsonb,
  "output" jsonb,
  "state" "enum_payload_jobs_log_state" NOT NULL,
  "error" jsonb
);

CREATE TABLE "payload_jobs" (
  "id" serial PRIMARY KEY NOT NULL,
  "input" jsonb,
  "completed_at" timestamp(3) with time zone,
  "total_tried" numeric DEFAULT 0,
  "has_error" boolean DEFAULT false,
  "error" jsonb,
  "task_slug" "enum_payload_jobs_task_slug",
  "queue" varchar DEFAULT 'default',
  "wait_until" timestamp(3) with time zone,
  "processing" boolean DEFAULT false,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  "listing_texts_id" integer,
  "reviews_id" integer,
  "problem_reports_id" integer,
  "search_gaps_id" integer,
  "search_runs_id" integer,
  "import_batches_id" integer,
  "stories_id" integer,
  "guides_id" integer,
  "awards_id" integer,
  "redirects_id" integer,
  "media_id" integer,
  "ads_id" integer,
  "featured_businesses_id" integer,
  "ad_images_id" integer,
  "admins_id" integer,
  "users_id" integer,
  "saved_lists_id" integer,
  "subscribers_id" integer
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

CREATE TABLE "listing_rules_synonyms" (
  "_order" integer NOT NULL,
  "_parent_id" integer NOT NULL,
  "id" varchar PRIMARY KEY NOT NULL,
  "term" varchar NOT NULL,
  "meaning" varchar NOT NULL
);

CREATE TABLE "listing_rules" (
  "id" serial PRIMARY KEY NOT NULL,
  "updated_at" timestamp(3) with time zone,
  "created_at" timestamp(3) with time zone
);

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
  "submit_story_url" varchar DEFAULT 'https://example.com/marble-step/share-your-story',
  "awards_email" varchar DEFAULT 'awards@marble-step.example',
  "signup_embed_url" varchar,
  "popup_title" varchar DEFAULT 'Your weekend starts on Thursday',
  "popup_text" varchar DEFAULT 'Join 6,500+ locals who read where to eat this weekend: new tables, old favorites and one good reason to leave the house. Every Thursday, free.',
  "popup_button" varchar DEFAULT 'Send me the next one',
  "submit_restaurant_url" varchar,
  "updated_at" timestamp(3) with time zone,
  "created_at" timestamp(3) with time zone
);
