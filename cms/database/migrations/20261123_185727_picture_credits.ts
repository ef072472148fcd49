import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stories" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "stories" ADD COLUMN "share_picture_id" integer;
  ALTER TABLE "_stories_v" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_stories_v" ADD COLUMN "version_share_picture_id" integer;
  ALTER TABLE "guides" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "guides" ADD COLUMN "share_picture_id" integer;
  ALTER TABLE "_guides_v" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_guides_v" ADD COLUMN "version_share_picture_id" integer;
  ALTER TABLE "media" ADD COLUMN "caption" varchar;
  ALTER TABLE "media" ADD COLUMN "credit" varchar;
  ALTER TABLE "media" ADD COLUMN "license" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_share_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_share_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_share_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_share_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_share_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_share_filename" varchar;
  ALTER TABLE "stories" ADD CONSTRAINT "stories_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stories_v" ADD CONSTRAINT "_stories_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guides" ADD CONSTRAINT "guides_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guides_v" ADD CONSTRAINT "_guides_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "stories_share_picture_idx" ON "stories" USING btree ("share_picture_id");
  CREATE INDEX "_stories_v_version_version_share_picture_idx" ON "_stories_v" USING btree ("version_share_picture_id");
  CREATE INDEX "guides_share_picture_idx" ON "guides" USING btree ("share_picture_id");
  CREATE INDEX "_guides_v_version_version_share_picture_idx" ON "_guides_v" USING btree ("version_share_picture_id");
  CREATE INDEX "media_sizes_share_sizes_share_filename_idx" ON "media" USING btree ("sizes_share_filename");`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stories" DROP CONSTRAINT IF EXISTS "stories_share_picture_id_media_id_fk";
  
  ALTER TABLE "_stories_v" DROP CONSTRAINT IF EXISTS "_stories_v_version_share_picture_id_media_id_fk";
  
  ALTER TABLE "guides" DROP CONSTRAINT IF EXISTS "guides_share_picture_id_media_id_fk";
  
  ALTER TABLE "_guides_v" DROP CONSTRAINT IF EXISTS "_guides_v_version_share_picture_id_media_id_fk";
  
  DROP INDEX "stories_share_picture_idx";
  DROP INDEX "_stories_v_version_version_share_picture_idx";
  DROP INDEX "guides_share_picture_idx";
  DROP INDEX "_guides_v_version_version_share_picture_idx";
  DROP INDEX "media_sizes_share_sizes_share_filename_idx";
  ALTER TABLE "stories" DROP COLUMN "meta_title";
  ALTER TABLE "stories" DROP COLUMN "share_picture_id";
  ALTER TABLE "_stories_v" DROP COLUMN "version_meta_title";
  ALTER TABLE "_stories_v" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "guides" DROP COLUMN "meta_title";
  ALTER TABLE "guides" DROP COLUMN "share_picture_id";
  ALTER TABLE "_guides_v" DROP COLUMN "version_meta_title";
  ALTER TABLE "_guides_v" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "media" DROP COLUMN "caption";
  ALTER TABLE "media" DROP COLUMN "credit";
  ALTER TABLE "media" DROP COLUMN "license";
  ALTER TABLE "media" DROP COLUMN "sizes_share_url";
  ALTER TABLE "media" DROP COLUMN "sizes_share_width";
  ALTER TABLE "media" DROP COLUMN "sizes_share_height";
  ALTER TABLE "media" DROP COLUMN "sizes_share_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_share_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_share_filename";`);
}
