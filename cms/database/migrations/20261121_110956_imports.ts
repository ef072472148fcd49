import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

const REVISED_TABLES = [
  'restaurants',
  'restaurants_opening_hours',
  'restaurants_special_hours',
  'restaurants_tags',
  '_restaurants_v',
];

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_import_batches_state" AS ENUM('planning', 'planned', 'committing', 'committed', 'undoing', 'undone', 'failed');
  CREATE TABLE "import_batches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_name" varchar NOT NULL,
  	"file_path" varchar NOT NULL,
  	"file_hash" varchar NOT NULL,
  	"file_form" jsonb NOT NULL,
  	"source" varchar NOT NULL,
  	"map" jsonb NOT NULL,
  	"by" varchar NOT NULL,
  	"state" "enum_import_batches_state" NOT NULL,
  	"data_revision" numeric NOT NULL,
  	"planned_at" timestamp(3) with time zone NOT NULL,
  	"committed_at" timestamp(3) with time zone,
  	"undone_at" timestamp(3) with time zone,
  	"progress" jsonb,
  	"totals" jsonb,
  	"outcome" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "import_batches_id" integer;
  CREATE INDEX "import_batches_file_hash_idx" ON "import_batches" USING btree ("file_hash");
  CREATE INDEX "import_batches_source_idx" ON "import_batches" USING btree ("source");
  CREATE INDEX "import_batches_state_idx" ON "import_batches" USING btree ("state");
  CREATE INDEX "import_batches_planned_at_idx" ON "import_batches" USING btree ("planned_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_import_batches_fk" FOREIGN KEY ("import_batches_id") REFERENCES "public"."import_batches"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_import_batches_id_idx" ON "payload_locked_documents_rels" USING btree ("import_batches_id");`);
  await db.execute(sql`
  CREATE TABLE import_rows (
    batch_id integer NOT NULL REFERENCES import_batches ON DELETE CASCADE,
    row_no integer NOT NULL,
    at text NOT NULL,
    action text NOT NULL CHECK (action IN ('create', 'update', 'unchanged', 'duplicate', 'rejected')),
    place_id integer,
    matched_by text,
    name text,
    source text,
    source_key text,
    -- What is written: all of a new place, or the fields that change; and what stood there when the plan was made.
    given jsonb,
    was jsonb,
    stamp text,
    originals jsonb,
    notices jsonb,
    faults jsonb,
    candidates jsonb,
    -- Of a possible duplicate: what it would be as a new place, and what the file says of it.
    held jsonb,
    raw jsonb,
    decided text,
    -- What became of the row, and what an undo needs.
    done text CHECK (done IN ('done', 'left', 'undone', 'kept')),
    because text,
    done_stamp text,
    before jsonb,
    is_linked boolean NOT NULL DEFAULT false,
    PRIMARY KEY (batch_id, row_no)
  );
  CREATE INDEX import_rows_action ON import_rows (batch_id, action, row_no);
  CREATE INDEX import_rows_waiting ON import_rows (batch_id, row_no) WHERE done IS NULL AND action IN ('create', 'update');

  -- Further keys under which sources know a place: found by name and place, or merged into it.
  CREATE TABLE place_keys (
    source text NOT NULL,
    source_key text NOT NULL,
    place_id integer NOT NULL REFERENCES restaurants ON DELETE CASCADE,
    PRIMARY KEY (source, source_key)
  );
  CREATE INDEX place_keys_place ON place_keys (place_id);
  CREATE TABLE place_merges (
    place_id integer PRIMARY KEY REFERENCES restaurants ON DELETE CASCADE,
    into_id integer NOT NULL REFERENCES restaurants ON DELETE CASCADE,
    merged_by text NOT NULL,
    merged_at timestamptz NOT NULL DEFAULT now()
  );
  -- Pairs that look like one place and are two, as somebody has said.
  CREATE TABLE place_pairs_apart (
    a_id integer NOT NULL REFERENCES restaurants ON DELETE CASCADE,
    b_id integer NOT NULL REFERENCES restaurants ON DELETE CASCADE,
    PRIMARY KEY (a_id, b_id)
  );

  -- A number that grows with every change of a place, drafts included: whether a plan is still about these places.
  CREATE SEQUENCE place_revision;
  CREATE FUNCTION note_place_revision() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM nextval('place_revision');
    RETURN NULL;
  END
  $$;`);
  for (const table of REVISED_TABLES) {
    await db.execute(
      sql.raw(`CREATE TRIGGER place_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION note_place_revision()`),
    );
  }
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION note_place_revision() CASCADE;
    DROP SEQUENCE place_revision;
    DROP TABLE place_pairs_apart, place_merges, place_keys, import_rows;
  `);
  await db.execute(sql`
   ALTER TABLE "import_batches" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "import_batches" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_import_batches_fk";
  
  DROP INDEX "payload_locked_documents_rels_import_batches_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "import_batches_id";
  DROP TYPE "public"."enum_import_batches_state";`);
}
