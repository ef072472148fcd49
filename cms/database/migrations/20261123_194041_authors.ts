import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "stories_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"authors_id" integer
  );
  
  CREATE TABLE "_stories_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"authors_id" integer
  );
  
  CREATE TABLE "authors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"line" varchar,
  	"picture_id" integer,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "guides_rels" ADD COLUMN "authors_id" integer;
  ALTER TABLE "_guides_v_rels" ADD COLUMN "authors_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "authors_id" integer;
  ALTER TABLE "stories_rels" ADD CONSTRAINT "stories_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories_rels" ADD CONSTRAINT "stories_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v_rels" ADD CONSTRAINT "_stories_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_stories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v_rels" ADD CONSTRAINT "_stories_v_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "stories_rels_order_idx" ON "stories_rels" USING btree ("order");
  CREATE INDEX "stories_rels_parent_idx" ON "stories_rels" USING btree ("parent_id");
  CREATE INDEX "stories_rels_path_idx" ON "stories_rels" USING btree ("path");
  CREATE INDEX "stories_rels_authors_id_idx" ON "stories_rels" USING btree ("authors_id");
  CREATE INDEX "_stories_v_rels_order_idx" ON "_stories_v_rels" USING btree ("order");
  CREATE INDEX "_stories_v_rels_parent_idx" ON "_stories_v_rels" USING btree ("parent_id");
  CREATE INDEX "_stories_v_rels_path_idx" ON "_stories_v_rels" USING btree ("path");
  CREATE INDEX "_stories_v_rels_authors_id_idx" ON "_stories_v_rels" USING btree ("authors_id");
  CREATE INDEX "authors_picture_idx" ON "authors" USING btree ("picture_id");
  CREATE UNIQUE INDEX "authors_slug_idx" ON "authors" USING btree ("slug");
  CREATE INDEX "authors_updated_at_idx" ON "authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "authors" USING btree ("created_at");
  ALTER TABLE "guides_rels" ADD CONSTRAINT "guides_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guides_v_rels" ADD CONSTRAINT "_guides_v_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "guides_rels_authors_id_idx" ON "guides_rels" USING btree ("authors_id");
  CREATE INDEX "_guides_v_rels_authors_id_idx" ON "_guides_v_rels" USING btree ("authors_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("authors_id");
  -- Typed names become records, one for all spellings with the same slug.
  INSERT INTO authors (name, slug)
    SELECT DISTINCT ON (slug) name, slug FROM (
      SELECT trim(author) AS name, trim(BOTH '-' FROM regexp_replace(lower(author), '[^a-z0-9]+', '-', 'g')) AS slug
      FROM (SELECT author FROM stories UNION ALL SELECT author FROM guides UNION ALL
        SELECT version_author FROM _stories_v UNION ALL SELECT version_author FROM _guides_v) typed
    ) named WHERE slug <> '' ORDER BY slug, name;
  INSERT INTO stories_rels ("order", parent_id, path, authors_id)
    SELECT 1, d.id, 'authors', a.id FROM stories d JOIN authors a
      ON a.slug = trim(BOTH '-' FROM regexp_replace(lower(d.author), '[^a-z0-9]+', '-', 'g'));
  INSERT INTO _stories_v_rels ("order", parent_id, path, authors_id)
    SELECT 1, d.id, 'version.authors', a.id FROM _stories_v d JOIN authors a
      ON a.slug = trim(BOTH '-' FROM regexp_replace(lower(d.version_author), '[^a-z0-9]+', '-', 'g'));
  INSERT INTO guides_rels ("order", parent_id, path, authors_id)
    SELECT 1, d.id, 'authors', a.id FROM guides d JOIN authors a
      ON a.slug = trim(BOTH '-' FROM regexp_replace(lower(d.author), '[^a-z0-9]+', '-', 'g'));
  INSERT INTO _guides_v_rels ("order", parent_id, path, authors_id)
    SELECT 1, d.id, 'version.authors', a.id FROM _guides_v d JOIN authors a
      ON a.slug = trim(BOTH '-' FROM regexp_replace(lower(d.version_author), '[^a-z0-9]+', '-', 'g'));
  ALTER TABLE "stories" DROP COLUMN "author";
  ALTER TABLE "_stories_v" DROP COLUMN "version_author";
  ALTER TABLE "guides" DROP COLUMN "author";
  ALTER TABLE "_guides_v" DROP COLUMN "version_author";
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "stories_rels" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();
  CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "authors" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stories_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stories_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "authors" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "stories_rels" CASCADE;
  DROP TABLE "_stories_v_rels" CASCADE;
  DROP TABLE "authors" CASCADE;
  ALTER TABLE "guides_rels" DROP CONSTRAINT IF EXISTS "guides_rels_authors_fk";
  
  ALTER TABLE "_guides_v_rels" DROP CONSTRAINT IF EXISTS "_guides_v_rels_authors_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_authors_fk";
  
  DROP INDEX "guides_rels_authors_id_idx";
  DROP INDEX "_guides_v_rels_authors_id_idx";
  DROP INDEX "payload_locked_documents_rels_authors_id_idx";
  ALTER TABLE "stories" ADD COLUMN "author" varchar;
  ALTER TABLE "_stories_v" ADD COLUMN "version_author" varchar;
  ALTER TABLE "guides" ADD COLUMN "author" varchar;
  ALTER TABLE "_guides_v" ADD COLUMN "version_author" varchar;
  ALTER TABLE "guides_rels" DROP COLUMN "authors_id";
  ALTER TABLE "_guides_v_rels" DROP COLUMN "authors_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "authors_id";`);
}
