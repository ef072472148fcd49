import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "place_photos" ADD COLUMN "review_id" integer;
  ALTER TABLE "place_photos" ADD CONSTRAINT "place_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "place_photos_review_idx" ON "place_photos" USING btree ("review_id");`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "place_photos" DROP CONSTRAINT IF EXISTS "place_photos_review_id_reviews_id_fk";
  
  DROP INDEX "place_photos_review_idx";
  ALTER TABLE "place_photos" DROP COLUMN "review_id";`);
}
