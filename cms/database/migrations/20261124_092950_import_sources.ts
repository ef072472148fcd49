import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_import_sources_kind" AS ENUM('url', 'folder');
  CREATE TYPE "public"."enum_import_sources_reading_day" AS ENUM('daily', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TABLE "import_sources" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_import_sources_kind" NOT NULL,
  	"location" varchar NOT NULL,
  	"map_name" varchar NOT NULL,
  	"reading_day" "enum_import_sources_reading_day" NOT NULL,
  	"reading_hour" numeric NOT NULL,
  	"fill_blanks" boolean DEFAULT false NOT NULL,
  	"commits_alone" boolean DEFAULT false NOT NULL,
  	"most_changes" numeric NOT NULL,
  	"is_paused" boolean DEFAULT false NOT NULL,
  	"next_read_at" timestamp(3) with time zone NOT NULL,
  	"is_forced" boolean DEFAULT false NOT NULL,
  	"is_reading" boolean DEFAULT false NOT NULL,
  	"last_read_at" timestamp(3) with time zone,
  	"last_hash" varchar,
  	"columns" jsonb,
  	"last_plan" numeric,
  	"outcome" varchar,
  	"alarm" varchar,
  	"changed_by" varchar NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "import_sources_id" integer;
  CREATE UNIQUE INDEX "import_sources_name_idx" ON "import_sources" USING btree ("name");
  CREATE INDEX "import_sources_next_read_at_idx" ON "import_sources" USING btree ("next_read_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_import_sources_fk" FOREIGN KEY ("import_sources_id") REFERENCES "public"."import_sources"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_import_sources_id_idx" ON "payload_locked_documents_rels" USING btree ("import_sources_id");`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "import_sources" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "import_sources" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_import_sources_fk";
  
  DROP INDEX "payload_locked_documents_rels_import_sources_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "import_sources_id";
  DROP TYPE "public"."enum_import_sources_kind";
  DROP TYPE "public"."enum_import_sources_reading_day";`);
}
