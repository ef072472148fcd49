import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quiz_settings_gives_way" AS ENUM('mealType', 'vibe', 'cuisine', 'distance', 'zipcode', 'price');
  CREATE TABLE "quiz_settings_gives_way" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_quiz_settings_gives_way",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "quiz_settings_gives_way" ADD CONSTRAINT "quiz_settings_gives_way_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."quiz_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "quiz_settings_gives_way_order_idx" ON "quiz_settings_gives_way" USING btree ("order");
  CREATE INDEX "quiz_settings_gives_way_parent_idx" ON "quiz_settings_gives_way" USING btree ("parent_id");
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "quiz_settings_gives_way" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  INSERT INTO "quiz_settings_gives_way" ("order", "parent_id", "value")
    SELECT at, "id", key::"enum_quiz_settings_gives_way" FROM "quiz_settings",
      unnest(ARRAY['vibe', 'cuisine', 'price', 'mealType', 'zipcode', 'distance']) WITH ORDINALITY AS row(key, at);`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   DROP TABLE "quiz_settings_gives_way" CASCADE;
  DROP TYPE "public"."enum_quiz_settings_gives_way";`);
}
