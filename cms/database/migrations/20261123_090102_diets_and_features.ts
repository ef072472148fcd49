import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_restaurants_tags" ADD VALUE 'vegetarian';
  ALTER TYPE "public"."enum_restaurants_tags" ADD VALUE 'vegan';
  ALTER TYPE "public"."enum_restaurants_tags" ADD VALUE 'gluten free';
  ALTER TYPE "public"."enum_restaurants_tags" ADD VALUE 'halal';
  ALTER TYPE "public"."enum_restaurants_tags" ADD VALUE 'kosher';
  ALTER TYPE "public"."enum_restaurants_tags" ADD VALUE 'takeout';
  ALTER TYPE "public"."enum_restaurants_tags" ADD VALUE 'delivery';
  ALTER TYPE "public"."enum_restaurants_tags" ADD VALUE 'reservations';
  ALTER TYPE "public"."enum_restaurants_tags" ADD VALUE 'wheelchair access';
  ALTER TYPE "public"."enum_restaurants_tags" ADD VALUE 'dog friendly';
  ALTER TYPE "public"."enum_restaurants_tags" ADD VALUE 'parking';
  ALTER TYPE "public"."enum__restaurants_v_version_tags" ADD VALUE 'vegetarian';
  ALTER TYPE "public"."enum__restaurants_v_version_tags" ADD VALUE 'vegan';
  ALTER TYPE "public"."enum__restaurants_v_version_tags" ADD VALUE 'gluten free';
  ALTER TYPE "public"."enum__restaurants_v_version_tags" ADD VALUE 'halal';
  ALTER TYPE "public"."enum__restaurants_v_version_tags" ADD VALUE 'kosher';
  ALTER TYPE "public"."enum__restaurants_v_version_tags" ADD VALUE 'takeout';
  ALTER TYPE "public"."enum__restaurants_v_version_tags" ADD VALUE 'delivery';
  ALTER TYPE "public"."enum__restaurants_v_version_tags" ADD VALUE 'reservations';
  ALTER TYPE "public"."enum__restaurants_v_version_tags" ADD VALUE 'wheelchair access';
  ALTER TYPE "public"."enum__restaurants_v_version_tags" ADD VALUE 'dog friendly';
  ALTER TYPE "public"."enum__restaurants_v_version_tags" ADD VALUE 'parking';
  ALTER TYPE "public"."enum_guides_rule_tags" ADD VALUE 'vegetarian';
  ALTER TYPE "public"."enum_guides_rule_tags" ADD VALUE 'vegan';
  ALTER TYPE "public"."enum_guides_rule_tags" ADD VALUE 'gluten free';
  ALTER TYPE "public"."enum_guides_rule_tags" ADD VALUE 'halal';
  ALTER TYPE "public"."enum_guides_rule_tags" ADD VALUE 'kosher';
  ALTER TYPE "public"."enum_guides_rule_tags" ADD VALUE 'takeout';
  ALTER TYPE "public"."enum_guides_rule_tags" ADD VALUE 'delivery';
  ALTER TYPE "public"."enum_guides_rule_tags" ADD VALUE 'reservations';
  ALTER TYPE "public"."enum_guides_rule_tags" ADD VALUE 'wheelchair access';
  ALTER TYPE "public"."enum_guides_rule_tags" ADD VALUE 'dog friendly';
  ALTER TYPE "public"."enum_guides_rule_tags" ADD VALUE 'parking';
  ALTER TYPE "public"."enum__guides_v_version_rule_tags" ADD VALUE 'vegetarian';
  ALTER TYPE "public"."enum__guides_v_version_rule_tags" ADD VALUE 'vegan';
  ALTER TYPE "public"."enum__guides_v_version_rule_tags" ADD VALUE 'gluten free';
  ALTER TYPE "public"."enum__guides_v_version_rule_tags" ADD VALUE 'halal';
  ALTER TYPE "public"."enum__guides_v_version_rule_tags" ADD VALUE 'kosher';
  ALTER TYPE "public"."enum__guides_v_version_rule_tags" ADD VALUE 'takeout';
  ALTER TYPE "public"."enum__guides_v_version_rule_tags" ADD VALUE 'delivery';
  ALTER TYPE "public"."enum__guides_v_version_rule_tags" ADD VALUE 'reservations';
  ALTER TYPE "public"."enum__guides_v_version_rule_tags" ADD VALUE 'wheelchair access';
  ALTER TYPE "public"."enum__guides_v_version_rule_tags" ADD VALUE 'dog friendly';
  ALTER TYPE "public"."enum__guides_v_version_rule_tags" ADD VALUE 'parking';
  ALTER TABLE "site_settings" ALTER COLUMN "popup_text" SET DEFAULT 'Join 6,500+ locals who know where to eat this weekend: new openings, old favorites and one good reason to leave the house. Every Thursday, free.';`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "restaurants_tags" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_restaurants_tags";
  CREATE TYPE "public"."enum_restaurants_tags" AS ENUM('date night', 'groups', 'kids', 'outdoor', 'late night', 'brunch');
  ALTER TABLE "restaurants_tags" ALTER COLUMN "value" SET DATA TYPE "public"."enum_restaurants_tags" USING "value"::"public"."enum_restaurants_tags";
  ALTER TABLE "_restaurants_v_version_tags" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__restaurants_v_version_tags";
  CREATE TYPE "public"."enum__restaurants_v_version_tags" AS ENUM('date night', 'groups', 'kids', 'outdoor', 'late night', 'brunch');
  ALTER TABLE "_restaurants_v_version_tags" ALTER COLUMN "value" SET DATA TYPE "public"."enum__restaurants_v_version_tags" USING "value"::"public"."enum__restaurants_v_version_tags";
  ALTER TABLE "guides_rule_tags" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_guides_rule_tags";
  CREATE TYPE "public"."enum_guides_rule_tags" AS ENUM('date night', 'groups', 'kids', 'outdoor', 'late night', 'brunch');
  ALTER TABLE "guides_rule_tags" ALTER COLUMN "value" SET DATA TYPE "public"."enum_guides_rule_tags" USING "value"::"public"."enum_guides_rule_tags";
  ALTER TABLE "_guides_v_version_rule_tags" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__guides_v_version_rule_tags";
  CREATE TYPE "public"."enum__guides_v_version_rule_tags" AS ENUM('date night', 'groups', 'kids', 'outdoor', 'late night', 'brunch');
  ALTER TABLE "_guides_v_version_rule_tags" ALTER COLUMN "value" SET DATA TYPE "public"."enum__guides_v_version_rule_tags" USING "value"::"public"."enum__guides_v_version_rule_tags";
  ALTER TABLE "site_settings" ALTER COLUMN "popup_text" SET DEFAULT 'Join 6,500+ locals who read where to eat this weekend: new tables, old favorites and one good reason to leave the house. Every Thursday, free.';`);
}
