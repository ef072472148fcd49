import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_runs_kind" AS ENUM('rebuild', 'rollback');
  CREATE TYPE "public"."enum_search_runs_result" AS ENUM('done', 'failed', 'interrupted');
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_runs_id" integer;
  CREATE INDEX "search_runs_started_at_idx" ON "search_runs" USING btree ("started_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_runs_fk" FOREIGN KEY ("search_runs_id") REFERENCES "public"."search_runs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_search_runs_id_idx" ON "payload_locked_documents_rels" USING btree ("search_runs_id");`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_runs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "search_runs" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_runs_fk";
  
  DROP INDEX "payload_locked_documents_rels_search_runs_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_runs_id";
  DROP TYPE "public"."enum_search_runs_kind";
  DROP TYPE "public"."enum_search_runs_result";`);
}
