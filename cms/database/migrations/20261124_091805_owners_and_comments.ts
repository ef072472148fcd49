import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quote" varchar,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"is_resolved" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comments_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"stories_id" integer,
  	"guides_id" integer,
  	"pages_id" integer,
  	"awards_id" integer
  );
  
  ALTER TABLE "stories" ADD COLUMN "owner_id" integer;
  ALTER TABLE "_stories_v" ADD COLUMN "version_owner_id" integer;
  ALTER TABLE "guides" ADD COLUMN "owner_id" integer;
  ALTER TABLE "_guides_v" ADD COLUMN "version_owner_id" integer;
  ALTER TABLE "awards" ADD COLUMN "owner_id" integer;
  ALTER TABLE "_awards_v" ADD COLUMN "version_owner_id" integer;
  ALTER TABLE "pages" ADD COLUMN "owner_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_owner_id" integer;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_admins_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_stories_fk" FOREIGN KEY ("stories_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_guides_fk" FOREIGN KEY ("guides_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_awards_fk" FOREIGN KEY ("awards_id") REFERENCES "public"."awards"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "comments_author_idx" ON "comments" USING btree ("author_id");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE INDEX "comments_rels_order_idx" ON "comments_rels" USING btree ("order");
  CREATE INDEX "comments_rels_parent_idx" ON "comments_rels" USING btree ("parent_id");
  CREATE INDEX "comments_rels_path_idx" ON "comments_rels" USING btree ("path");
  CREATE INDEX "comments_rels_stories_id_idx" ON "comments_rels" USING btree ("stories_id");
  CREATE INDEX "comments_rels_guides_id_idx" ON "comments_rels" USING btree ("guides_id");
  CREATE INDEX "comments_rels_pages_id_idx" ON "comments_rels" USING btree ("pages_id");
  CREATE INDEX "comments_rels_awards_id_idx" ON "comments_rels" USING btree ("awards_id");
  ALTER TABLE "stories" ADD CONSTRAINT "stories_owner_id_admins_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stories_v" ADD CONSTRAINT "_stories_v_version_owner_id_admins_id_fk" FOREIGN KEY ("version_owner_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guides" ADD CONSTRAINT "guides_owner_id_admins_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guides_v" ADD CONSTRAINT "_guides_v_version_owner_id_admins_id_fk" FOREIGN KEY ("version_owner_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "awards" ADD CONSTRAINT "awards_owner_id_admins_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_awards_v" ADD CONSTRAINT "_awards_v_version_owner_id_admins_id_fk" FOREIGN KEY ("version_owner_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_owner_id_admins_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_owner_id_admins_id_fk" FOREIGN KEY ("version_owner_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "stories_owner_idx" ON "stories" USING btree ("owner_id");
  CREATE INDEX "_stories_v_version_version_owner_idx" ON "_stories_v" USING btree ("version_owner_id");
  CREATE INDEX "guides_owner_idx" ON "guides" USING btree ("owner_id");
  CREATE INDEX "_guides_v_version_version_owner_idx" ON "_guides_v" USING btree ("version_owner_id");
  CREATE INDEX "awards_owner_idx" ON "awards" USING btree ("owner_id");
  CREATE INDEX "_awards_v_version_version_owner_idx" ON "_awards_v" USING btree ("version_owner_id");
  CREATE INDEX "pages_owner_idx" ON "pages" USING btree ("owner_id");
  CREATE INDEX "_pages_v_version_version_owner_idx" ON "_pages_v" USING btree ("version_owner_id");`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comments_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "comments_rels" CASCADE;
  ALTER TABLE "stories" DROP CONSTRAINT IF EXISTS "stories_owner_id_admins_id_fk";
  
  ALTER TABLE "_stories_v" DROP CONSTRAINT IF EXISTS "_stories_v_version_owner_id_admins_id_fk";
  
  ALTER TABLE "guides" DROP CONSTRAINT IF EXISTS "guides_owner_id_admins_id_fk";
  
  ALTER TABLE "_guides_v" DROP CONSTRAINT IF EXISTS "_guides_v_version_owner_id_admins_id_fk";
  
  ALTER TABLE "awards" DROP CONSTRAINT IF EXISTS "awards_owner_id_admins_id_fk";
  
  ALTER TABLE "_awards_v" DROP CONSTRAINT IF EXISTS "_awards_v_version_owner_id_admins_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT IF EXISTS "pages_owner_id_admins_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT IF EXISTS "_pages_v_version_owner_id_admins_id_fk";
  
  DROP INDEX "stories_owner_idx";
  DROP INDEX "_stories_v_version_version_owner_idx";
  DROP INDEX "guides_owner_idx";
  DROP INDEX "_guides_v_version_version_owner_idx";
  DROP INDEX "awards_owner_idx";
  DROP INDEX "_awards_v_version_version_owner_idx";
  DROP INDEX "pages_owner_idx";
  DROP INDEX "_pages_v_version_version_owner_idx";
  ALTER TABLE "stories" DROP COLUMN "owner_id";
  ALTER TABLE "_stories_v" DROP COLUMN "version_owner_id";
  ALTER TABLE "guides" DROP COLUMN "owner_id";
  ALTER TABLE "_guides_v" DROP COLUMN "version_owner_id";
  ALTER TABLE "awards" DROP COLUMN "owner_id";
  ALTER TABLE "_awards_v" DROP COLUMN "version_owner_id";
  ALTER TABLE "pages" DROP COLUMN "owner_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_owner_id";`);
}
