import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/** Photos that rows of imports name: what is to be fetched, and where a photo came from. */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "restaurants" ADD COLUMN "photo_credit" varchar;
  ALTER TABLE "restaurants" ADD COLUMN "photo_alt" varchar;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_photo_credit" varchar;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_photo_alt" varchar;
  ALTER TABLE "place_photos" ADD COLUMN "fetched_from" varchar;
  ALTER TABLE import_rows ADD COLUMN photo text CHECK (photo IN ('due', 'fetched', 'kept', 'missing'));
  CREATE INDEX import_rows_photos ON import_rows (batch_id, photo) WHERE photo IS NOT NULL;
  CREATE INDEX import_rows_photos_due ON import_rows (batch_id, row_no) WHERE photo = 'due';`);
}
