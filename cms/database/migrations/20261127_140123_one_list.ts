import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
  CREATE TEMP TABLE "one_list" AS
    WITH "kept" AS (
      SELECT l.*, CASE WHEN l."is_default" THEN 'saved' ELSE coalesce(l."device_key", l."id"::text) END AS "key",
        floor(extract(epoch FROM l."updated_at") * 1000)::bigint AS "time"
      FROM "saved_lists" l
    )
    SELECT k."user_id", min(k."created_at") AS "created_at", max(k."updated_at") AS "updated_at",
      jsonb_agg(jsonb_build_object(
        'key', k."key", 'name', k."name", 'removed', false, 'updatedAt', k."time",
        'shared', k."share_token" IS NOT NULL OR k."edit_key" IS NOT NULL,
        'places', coalesce((
          SELECT jsonb_agg(jsonb_build_object(
            'id', p."restaurant_id", 'note', coalesce(p."note", ''), 'beenThere', coalesce(p."been_there", false),
            'removed', false, 'updatedAt', k."time", 'rank', k."time" - 1000 * p."position"))
          FROM (
            SELECT *, row_number() OVER (ORDER BY "_order", "id") AS "position"
            FROM "saved_lists_places" WHERE "_parent_id" = k."id"
          ) p), '[]'))) AS "lists",
      coalesce((
        SELECT jsonb_object_agg(t."token", o."key")
        FROM "kept" o, unnest(ARRAY[o."share_token", o."edit_key"]) AS t ("token")
        WHERE o."user_id" = k."user_id" AND t."token" IS NOT NULL), '{}') AS "links"
    FROM "kept" k GROUP BY k."user_id";
  DROP TABLE "saved_lists_places";
  DELETE FROM "saved_lists";
  DROP INDEX "saved_lists_one_default";
  DROP INDEX "saved_lists_share_token_idx";
  DROP INDEX "saved_lists_edit_key_idx";
  DROP INDEX "user_deviceKey_idx";
  DROP INDEX "saved_lists_user_idx";
  ALTER TABLE "saved_lists" ALTER COLUMN "user_id" DROP NOT NULL;
  ALTER TABLE "saved_lists" ADD COLUMN "device_hash" varchar;
  ALTER TABLE "saved_lists" ADD COLUMN "lists" jsonb DEFAULT '[]'::jsonb NOT NULL;
  ALTER TABLE "saved_lists" ADD COLUMN "links" jsonb DEFAULT '{}'::jsonb NOT NULL;
  CREATE UNIQUE INDEX "saved_lists_device_hash_idx" ON "saved_lists" USING btree ("device_hash");
  CREATE UNIQUE INDEX "saved_lists_user_idx" ON "saved_lists" USING btree ("user_id");
  -- Shared lists are found by the tokens of their links.
  CREATE INDEX "saved_lists_links" ON "saved_lists" USING gin ("links");
  ALTER TABLE "saved_lists" DROP COLUMN "name";
  ALTER TABLE "saved_lists" DROP COLUMN "is_default";
  ALTER TABLE "saved_lists" DROP COLUMN "share_token";
  ALTER TABLE "saved_lists" DROP COLUMN "edit_key";
  ALTER TABLE "saved_lists" DROP COLUMN "device_key";
  INSERT INTO "saved_lists" ("user_id", "lists", "links", "created_at", "updated_at")
    SELECT "user_id", "lists", "links", "created_at", "updated_at" FROM "one_list";
  -- A restore may migrate more than once in its transaction.
  DROP TABLE "one_list";`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
  CREATE TEMP TABLE "one_list" AS SELECT * FROM "saved_lists" WHERE "user_id" IS NOT NULL;
  DELETE FROM "saved_lists";
  DROP INDEX "saved_lists_device_hash_idx";
  DROP INDEX "saved_lists_user_idx";
  ALTER TABLE "saved_lists" ALTER COLUMN "user_id" SET NOT NULL;
  ALTER TABLE "saved_lists" ADD COLUMN "name" varchar NOT NULL;
  ALTER TABLE "saved_lists" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;
  ALTER TABLE "saved_lists" ADD COLUMN "share_token" varchar;
  ALTER TABLE "saved_lists" ADD COLUMN "edit_key" varchar;
  ALTER TABLE "saved_lists" ADD COLUMN "device_key" varchar;
  INSERT INTO "saved_lists" ("user_id", "name", "is_default", "share_token", "device_key")
    SELECT o."user_id", l ->> 'name', l ->> 'key' = 'saved',
      (SELECT "token" FROM jsonb_each_text(o."links") AS t ("token", "key") WHERE t."key" = l ->> 'key' LIMIT 1),
      nullif(l ->> 'key', 'saved')
    FROM "one_list" o, jsonb_path_query(o."lists", '$[*] ? (@.removed == false)') AS l;
  CREATE TABLE "saved_lists_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
  	"restaurant_id" integer NOT NULL,
  	"note" varchar,
  	"been_there" boolean DEFAULT false,
  	"added_at" timestamp(3) with time zone
  );
  INSERT INTO "saved_lists_places" ("_order", "_parent_id", "restaurant_id", "note", "been_there")
    SELECT row_number() OVER (PARTITION BY s."id" ORDER BY (p ->> 'rank')::float8 DESC), s."id", r."id", p ->> 'note', (p ->> 'beenThere')::boolean
    FROM "saved_lists" s JOIN "one_list" o ON o."user_id" = s."user_id",
      jsonb_path_query(o."lists", '$[*] ? (@.removed == false)') AS l,
      jsonb_path_query(l, '$.places[*] ? (@.removed == false)') AS p, "restaurants" r
    WHERE l ->> 'key' = coalesce(s."device_key", 'saved') AND r."id" = (p ->> 'id')::int;
  ALTER TABLE "saved_lists_places" ADD CONSTRAINT "saved_lists_places_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saved_lists_places" ADD CONSTRAINT "saved_lists_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."saved_lists"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "saved_lists_places_order_idx" ON "saved_lists_places" USING btree ("_order");
  CREATE INDEX "saved_lists_places_restaurant_idx" ON "saved_lists_places" USING btree ("restaurant_id");
  CREATE UNIQUE INDEX "saved_lists_places_once" ON "saved_lists_places" ("_parent_id", "restaurant_id");
  CREATE UNIQUE INDEX "saved_lists_share_token_idx" ON "saved_lists" USING btree ("share_token");
  CREATE UNIQUE INDEX "saved_lists_edit_key_idx" ON "saved_lists" USING btree ("edit_key");
  CREATE UNIQUE INDEX "user_deviceKey_idx" ON "saved_lists" USING btree ("user_id","device_key");
  CREATE INDEX "saved_lists_user_idx" ON "saved_lists" USING btree ("user_id");
  CREATE UNIQUE INDEX "saved_lists_one_default" ON "saved_lists" ("user_id") WHERE "is_default";
  ALTER TABLE "saved_lists" DROP COLUMN "device_hash";
  ALTER TABLE "saved_lists" DROP COLUMN "lists";
  ALTER TABLE "saved_lists" DROP COLUMN "links";
  DROP TABLE "one_list";`);
}
