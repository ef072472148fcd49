import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "restaurants_dishes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "restaurants_former_names" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "_restaurants_v_version_dishes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_restaurants_v_version_former_names" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "restaurants_dishes" ADD CONSTRAINT "restaurants_dishes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_former_names" ADD CONSTRAINT "restaurants_former_names_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_dishes" ADD CONSTRAINT "_restaurants_v_version_dishes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_former_names" ADD CONSTRAINT "_restaurants_v_version_former_names_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "restaurants_dishes_order_idx" ON "restaurants_dishes" USING btree ("_order");
  CREATE INDEX "restaurants_dishes_parent_id_idx" ON "restaurants_dishes" USING btree ("_parent_id");
  CREATE INDEX "restaurants_former_names_order_idx" ON "restaurants_former_names" USING btree ("_order");
  CREATE INDEX "restaurants_former_names_parent_id_idx" ON "restaurants_former_names" USING btree ("_parent_id");
  CREATE INDEX "_restaurants_v_version_dishes_order_idx" ON "_restaurants_v_version_dishes" USING btree ("_order");
  CREATE INDEX "_restaurants_v_version_dishes_parent_id_idx" ON "_restaurants_v_version_dishes" USING btree ("_parent_id");
  CREATE INDEX "_restaurants_v_version_former_names_order_idx" ON "_restaurants_v_version_former_names" USING btree ("_order");
  CREATE INDEX "_restaurants_v_version_former_names_parent_id_idx" ON "_restaurants_v_version_former_names" USING btree ("_parent_id");
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "restaurants_dishes" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "restaurants_former_names" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();`);
  // As for a place's other lists: each change updates the search index and invalidates import plans made before it.
  await db.execute(sql`
    DO $$ DECLARE list text; BEGIN
      FOREACH list IN ARRAY array['restaurants_dishes', 'restaurants_former_names'] LOOP
        EXECUTE format('CREATE TRIGGER search_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
          FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parents(''_parent_id'')', list);
        EXECUTE format('CREATE TRIGGER search_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS new_rows
          FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parents(''_parent_id'')', list);
        EXECUTE format('CREATE TRIGGER search_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
          FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parents(''_parent_id'')', list);
        EXECUTE format('CREATE TRIGGER place_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
          FOR EACH STATEMENT EXECUTE FUNCTION note_place_revision()', list);
      END LOOP;
    END $$`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   DROP TABLE "restaurants_dishes" CASCADE;
  DROP TABLE "restaurants_former_names" CASCADE;
  DROP TABLE "_restaurants_v_version_dishes" CASCADE;
  DROP TABLE "_restaurants_v_version_former_names" CASCADE;`);
}
