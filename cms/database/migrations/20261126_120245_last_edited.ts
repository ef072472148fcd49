import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stories" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "stories" ADD COLUMN "last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "_stories_v" ADD COLUMN "version_last_edited_by_id" integer;
  ALTER TABLE "_stories_v" ADD COLUMN "version_last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "guides" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "guides" ADD COLUMN "last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "_guides_v" ADD COLUMN "version_last_edited_by_id" integer;
  ALTER TABLE "_guides_v" ADD COLUMN "version_last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "pages" ADD COLUMN "last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_last_edited_by_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "stories" ADD CONSTRAINT "stories_last_edited_by_id_admins_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stories_v" ADD CONSTRAINT "_stories_v_version_last_edited_by_id_admins_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guides" ADD CONSTRAINT "guides_last_edited_by_id_admins_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guides_v" ADD CONSTRAINT "_guides_v_version_last_edited_by_id_admins_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_last_edited_by_id_admins_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_last_edited_by_id_admins_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "stories_last_edited_by_idx" ON "stories" USING btree ("last_edited_by_id");
  CREATE INDEX "_stories_v_version_version_last_edited_by_idx" ON "_stories_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "guides_last_edited_by_idx" ON "guides" USING btree ("last_edited_by_id");
  CREATE INDEX "_guides_v_version_version_last_edited_by_idx" ON "_guides_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "pages_last_edited_by_idx" ON "pages" USING btree ("last_edited_by_id");
  CREATE INDEX "_pages_v_version_version_last_edited_by_idx" ON "_pages_v" USING btree ("version_last_edited_by_id");`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stories" DROP CONSTRAINT IF EXISTS "stories_last_edited_by_id_admins_id_fk";
  
  ALTER TABLE "_stories_v" DROP CONSTRAINT IF EXISTS "_stories_v_version_last_edited_by_id_admins_id_fk";
  
  ALTER TABLE "guides" DROP CONSTRAINT IF EXISTS "guides_last_edited_by_id_admins_id_fk";
  
  ALTER TABLE "_guides_v" DROP CONSTRAINT IF EXISTS "_guides_v_version_last_edited_by_id_admins_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT IF EXISTS "pages_last_edited_by_id_admins_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT IF EXISTS "_pages_v_version_last_edited_by_id_admins_id_fk";
  
  DROP INDEX "stories_last_edited_by_idx";
  DROP INDEX "_stories_v_version_version_last_edited_by_idx";
  DROP INDEX "guides_last_edited_by_idx";
  DROP INDEX "_guides_v_version_version_last_edited_by_idx";
  DROP INDEX "pages_last_edited_by_idx";
  DROP INDEX "_pages_v_version_version_last_edited_by_idx";
  ALTER TABLE "stories" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "stories" DROP COLUMN "last_edited_at";
  ALTER TABLE "_stories_v" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "_stories_v" DROP COLUMN "version_last_edited_at";
  ALTER TABLE "guides" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "guides" DROP COLUMN "last_edited_at";
  ALTER TABLE "_guides_v" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "_guides_v" DROP COLUMN "version_last_edited_at";
  ALTER TABLE "pages" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "pages" DROP COLUMN "last_edited_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_last_edited_at";`);
}
