import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "saved_lists_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
  	"restaurant_id" integer NOT NULL,
  	"note" varchar,
  	"been_there" boolean DEFAULT false,
  	"added_at" timestamp(3) with time zone
  );
  -- Places already on a list have no time, because it was not recorded.
  INSERT INTO "saved_lists_places" ("_order", "_parent_id", "restaurant_id")
    SELECT min("order"), "parent_id", "restaurants_id" FROM "saved_lists_rels"
    WHERE "path" = 'places' AND "restaurants_id" IS NOT NULL GROUP BY "parent_id", "restaurants_id";
  DROP TABLE "saved_lists_rels";
  DROP INDEX "saved_lists_user_idx";
  ALTER TABLE "saved_lists" ADD COLUMN "name" varchar DEFAULT 'Saved places' NOT NULL;
  ALTER TABLE "saved_lists" ALTER COLUMN "name" DROP DEFAULT;
  ALTER TABLE "saved_lists" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;
  ALTER TABLE "saved_lists" ADD COLUMN "edit_key" varchar;
  ALTER TABLE "saved_lists" ADD COLUMN "device_key" varchar;
  -- Until now each diner has had a single list.
  UPDATE "saved_lists" SET "is_default" = true;
  ALTER TABLE "saved_lists_places" ADD CONSTRAINT "saved_lists_places_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saved_lists_places" ADD CONSTRAINT "saved_lists_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."saved_lists"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "saved_lists_places_order_idx" ON "saved_lists_places" USING btree ("_order");
  CREATE INDEX "saved_lists_places_restaurant_idx" ON "saved_lists_places" USING btree ("restaurant_id");
  CREATE UNIQUE INDEX "saved_lists_places_once" ON "saved_lists_places" ("_parent_id", "restaurant_id");
  CREATE UNIQUE INDEX "saved_lists_edit_key_idx" ON "saved_lists" USING btree ("edit_key");
  CREATE UNIQUE INDEX "user_deviceKey_idx" ON "saved_lists" USING btree ("user_id","device_key");
  CREATE INDEX "saved_lists_user_idx" ON "saved_lists" USING btree ("user_id");
  CREATE UNIQUE INDEX "saved_lists_one_default" ON "saved_lists" ("user_id") WHERE "is_default";`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "saved_lists_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"restaurants_id" integer
  );
  DELETE FROM "saved_lists" WHERE NOT "is_default";
  INSERT INTO "saved_lists_rels" ("order", "parent_id", "path", "restaurants_id")
    SELECT row_number() OVER (PARTITION BY "_parent_id" ORDER BY "_order"), "_parent_id", 'places', "restaurant_id"
    FROM "saved_lists_places";
  DROP TABLE "saved_lists_places";
  DROP INDEX "saved_lists_edit_key_idx";
  DROP INDEX "user_deviceKey_idx";
  DROP INDEX "saved_lists_user_idx";
  DROP INDEX "saved_lists_one_default";
  ALTER TABLE "saved_lists_rels" ADD CONSTRAINT "saved_lists_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."saved_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saved_lists_rels" ADD CONSTRAINT "saved_lists_rels_restaurants_fk" FOREIGN KEY ("restaurants_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "saved_lists_rels_order_idx" ON "saved_lists_rels" USING btree ("order");
  CREATE INDEX "saved_lists_rels_parent_idx" ON "saved_lists_rels" USING btree ("parent_id");
  CREATE INDEX "saved_lists_rels_path_idx" ON "saved_lists_rels" USING btree ("path");
  CREATE INDEX "saved_lists_rels_restaurants_id_idx" ON "saved_lists_rels" USING btree ("restaurants_id");
  CREATE UNIQUE INDEX "saved_lists_user_idx" ON "saved_lists" USING btree ("user_id");
  ALTER TABLE "saved_lists" DROP COLUMN "name";
  ALTER TABLE "saved_lists" DROP COLUMN "is_default";
  ALTER TABLE "saved_lists" DROP COLUMN "edit_key";
  ALTER TABLE "saved_lists" DROP COLUMN "device_key";`);
}
