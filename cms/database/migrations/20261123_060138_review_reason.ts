import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews" ADD COLUMN "reason" varchar;`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews" DROP COLUMN "reason";`);
}
