import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search_gaps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"query" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"count" numeric DEFAULT 1 NOT NULL,
  	"synonym_for" varchar
  );
  
  CREATE TABLE "listing_rules_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar NOT NULL,
  	"meaning" varchar NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_gaps_id" integer;
  ALTER TABLE "listing_rules_synonyms" ADD CONSTRAINT "listing_rules_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."listing_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_gaps_query_idx" ON "search_gaps" USING btree ("query");
  CREATE INDEX "search_gaps_day_idx" ON "search_gaps" USING btree ("day");
  CREATE INDEX "listing_rules_synonyms_order_idx" ON "listing_rules_synonyms" USING btree ("_order");
  CREATE INDEX "listing_rules_synonyms_parent_id_idx" ON "listing_rules_synonyms" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_gaps_fk" FOREIGN KEY ("search_gaps_id") REFERENCES "public"."search_gaps"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_search_gaps_id_idx" ON "payload_locked_documents_rels" USING btree ("search_gaps_id");`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_gaps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "listing_rules_synonyms" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "search_gaps" CASCADE;
  DROP TABLE "listing_rules_synonyms" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_gaps_fk";
  
  DROP INDEX "payload_locked_documents_rels_search_gaps_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_gaps_id";`);
}
