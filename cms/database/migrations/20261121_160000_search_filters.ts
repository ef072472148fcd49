import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/**
 * Any two of the filters are counted from an index alone, and occasions are found by one. The indexes of single
 * columns are the beginnings of these.
 */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
    CREATE INDEX search_documents_cuisines ON search_documents (category, neighborhood, price);
    CREATE INDEX search_documents_neighborhoods ON search_documents (neighborhood, price, category);
    CREATE INDEX search_documents_prices ON search_documents (price, category, neighborhood);
    CREATE INDEX search_documents_tags ON search_documents USING gin (tags) WITH (fastupdate = off);
    DROP INDEX IF EXISTS search_documents_category, search_documents_neighborhood;
  `);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
    DROP INDEX IF EXISTS search_documents_cuisines, search_documents_neighborhoods, search_documents_prices,
      search_documents_tags;
    CREATE INDEX search_documents_category ON search_documents (category);
    CREATE INDEX search_documents_neighborhood ON search_documents (neighborhood);
  `);
}
