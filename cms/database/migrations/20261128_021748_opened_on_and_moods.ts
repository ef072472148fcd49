import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_restaurants_tags" ADD VALUE 'rooftop';
  ALTER TYPE "public"."enum_restaurants_tags" ADD VALUE 'waterfront';
  ALTER TYPE "public"."enum_restaurants_tags" ADD VALUE 'quiet';
  ALTER TYPE "public"."enum_restaurants_tags" ADD VALUE 'view';
  ALTER TYPE "public"."enum__restaurants_v_version_tags" ADD VALUE 'rooftop';
  ALTER TYPE "public"."enum__restaurants_v_version_tags" ADD VALUE 'waterfront';
  ALTER TYPE "public"."enum__restaurants_v_version_tags" ADD VALUE 'quiet';
  ALTER TYPE "public"."enum__restaurants_v_version_tags" ADD VALUE 'view';
  ALTER TYPE "public"."enum_guides_rule_tags" ADD VALUE 'rooftop';
  ALTER TYPE "public"."enum_guides_rule_tags" ADD VALUE 'waterfront';
  ALTER TYPE "public"."enum_guides_rule_tags" ADD VALUE 'quiet';
  ALTER TYPE "public"."enum_guides_rule_tags" ADD VALUE 'view';
  ALTER TYPE "public"."enum__guides_v_version_rule_tags" ADD VALUE 'rooftop';
  ALTER TYPE "public"."enum__guides_v_version_rule_tags" ADD VALUE 'waterfront';
  ALTER TYPE "public"."enum__guides_v_version_rule_tags" ADD VALUE 'quiet';
  ALTER TYPE "public"."enum__guides_v_version_rule_tags" ADD VALUE 'view';
  ALTER TABLE "restaurants" ADD COLUMN "opened_on" timestamp(3) with time zone;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_opened_on" timestamp(3) with time zone;
  -- Until every engine has compared all places, the index is read as it is; what a rollback would restore is older.
  UPDATE search_documents SET place = (place::jsonb
    || '{"kinds": [], "isClosed": false, "openedOn": null, "openOn": [], "closedOn": []}')::json;
  DROP TABLE IF EXISTS search_documents_previous, search_synonyms_previous;
  SELECT note_search_change('rules', ARRAY[0]);`);
}
