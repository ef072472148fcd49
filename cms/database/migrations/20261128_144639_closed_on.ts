import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "restaurants" ADD COLUMN "closed_on" timestamp(3) with time zone;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_closed_on" timestamp(3) with time zone;`);
}
