import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ALTER COLUMN "footer_about" SET DEFAULT 'Marble Step is a dining guide to Baltimore and its suburbs. We rank restaurants by their ratings, and we explain how. Every Thursday, our free newsletter tells you where to eat that weekend.';
  ALTER TABLE "site_settings" ALTER COLUMN "popup_text" SET DEFAULT 'Join 6,500+ locals and find out where to eat this weekend. Every Thursday, you’ll get new openings, old favorites and one good reason to leave the house. It’s free.';`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ALTER COLUMN "footer_about" SET DEFAULT 'Marble Step is a Baltimore dining guide: places to eat from Harbor East to Timonium, ranked by a method we publish and sorted by the neighborhoods people actually name. Our newsletter brings one good table a week, every Thursday.';
  ALTER TABLE "site_settings" ALTER COLUMN "popup_text" SET DEFAULT 'Join 6,500+ locals who know where to eat this weekend: new openings, old favorites and one good reason to leave the house. Every Thursday, free.';`);
}
