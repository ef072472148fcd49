import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/** One row for each meaning, with all its terms, instead of one for each term. */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "listing_rules_synonyms" RENAME COLUMN "term" TO "terms";
  UPDATE "listing_rules_synonyms" "row" SET "terms" = "merged"."terms"
    FROM (
      SELECT (array_agg("id" ORDER BY "_order"))[1] AS "id",
        string_agg(replace("terms", ',', ' '), ', ' ORDER BY "_order") AS "terms"
      FROM "listing_rules_synonyms" GROUP BY "_parent_id", "meaning"
    ) "merged"
    WHERE "row"."id" = "merged"."id";
  DELETE FROM "listing_rules_synonyms" "row" USING "listing_rules_synonyms" "first"
    WHERE "first"."_parent_id" = "row"."_parent_id" AND "first"."meaning" = "row"."meaning"
      AND "first"."_order" < "row"."_order";`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TEMPORARY TABLE "split" ON COMMIT DROP AS
    SELECT row_number() OVER (ORDER BY "_order", "nth") AS "_order", "_parent_id", md5(random()::text) AS "id",
      btrim("term", E' \n') AS "terms", "meaning"
    FROM "listing_rules_synonyms",
      regexp_split_to_table("terms", E'[,\n]') WITH ORDINALITY AS "one" ("term", "nth")
    WHERE btrim("term", E' \n') <> '';
  DELETE FROM "listing_rules_synonyms";
  INSERT INTO "listing_rules_synonyms" ("_order", "_parent_id", "id", "terms", "meaning") SELECT * FROM "split";
  ALTER TABLE "listing_rules_synonyms" RENAME COLUMN "terms" TO "term";`);
}
