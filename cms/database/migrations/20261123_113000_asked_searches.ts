import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/**
 * What diners search for and which places they then open, by day, without person or time. Place 0 is the search
 * itself.
 */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
    CREATE TABLE asked_searches (
      query text NOT NULL,
      day text NOT NULL,
      place_id integer NOT NULL,
      count integer NOT NULL,
      PRIMARY KEY (query, day, place_id)
    );`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`DROP TABLE asked_searches;`);
}
