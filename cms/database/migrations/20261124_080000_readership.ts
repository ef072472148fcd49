import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/** How often pages are opened and read, by day, without person, address or time. See the README of cms/tracking. */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
    CREATE TABLE readership_days (
      kind text NOT NULL CHECK (kind IN ('story', 'guide', 'place', 'search')),
      key text NOT NULL,
      event text NOT NULL CHECK (event IN ('view', 'read')),
      reason text NOT NULL DEFAULT '',
      day date NOT NULL,
      count bigint NOT NULL,
      PRIMARY KEY (kind, key, event, reason, day)
    ) WITH (fillfactor = 50);
    CREATE INDEX readership_days_day_idx ON readership_days USING brin (day) WITH (pages_per_range = 16);`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`DROP TABLE readership_days;`);
}
