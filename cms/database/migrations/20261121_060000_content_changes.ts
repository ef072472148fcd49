import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';
import { contentTriggerSql } from '../content-changes.ts';

const CONTENT_TABLES = [
  'restaurants',
  'restaurants_opening_hours',
  'restaurants_tags',
  'media',
  'home',
  'listing_rules',
  'listing_rules_hidden_categories',
  'listing_rules_excluded_ids',
  'listing_rules_excluded_names',
  'listing_rules_pinned_ids',
  'listing_rules_pinned_first_ids',
  'listing_rules_slug_aliases',
  'site_settings',
  'site_settings_popular_neighborhoods',
  'site_settings_popular_cuisines',
];

/** Caches hear of every change of content; sign-in attempts are counted where all processes see them. */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql.raw(contentTriggerSql(CONTENT_TABLES)));
  await db.execute(sql`
    CREATE TABLE rate_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
  `);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
    DROP TABLE rate_limits;
    DROP FUNCTION notify_content_change() CASCADE;
  `);
}
