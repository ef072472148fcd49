import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/**
 * Searches filter, count and sort by columns that the process has read (`search/postgres/columns.ts`): indexes for that,
 * and counts that are kept, only cost each change of a place its time. Tables that a rebuild made are called after it,
 * and so are their indexes: they are told by what they index.
 *
 * What is shorter than a trigram is found by its letters, and by pairs of them.
 */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION search_name_grams(name_key text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN (
        SELECT array_agg(DISTINCT gram)
        FROM generate_series(1, length(name_key)) AS place,
          LATERAL (VALUES (substr(name_key, place, 1)), (substr(name_key, place, 2))) AS grams (gram)
      );
    DO $$ DECLARE documents regclass; unused regclass; BEGIN
      FOREACH documents IN ARRAY array_remove(array[
        to_regclass('search_documents'), to_regclass('search_documents_previous'), to_regclass('search_documents_next')
      ], NULL) LOOP
        FOR unused IN
          SELECT indexrelid::regclass FROM pg_index WHERE indrelid = documents AND NOT indisprimary
            AND pg_get_indexdef(indexrelid) !~ 'USING gin [(](name_key gin_trgm_ops|all_words)[)]'
        LOOP
          EXECUTE format('DROP INDEX %s', unused);
        END LOOP;
        EXECUTE format('CREATE INDEX ON %s USING gin (search_name_grams(name_key)) WITH (fastupdate = off)', documents);
      END LOOP;
    END $$;
    DROP TABLE IF EXISTS search_facets, search_facets_previous, search_facets_next;
  `);
}

/** The tables that serve; what the last rebuild put away is only gone back to by the version that made it. */
export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION search_name_grams CASCADE;
    CREATE INDEX search_documents_best ON search_documents
      (score DESC NULLS LAST, review_count DESC NULLS LAST, name_key COLLATE "C", id);
    CREATE INDEX search_documents_rating ON search_documents
      (rating DESC NULLS LAST, score DESC NULLS LAST, review_count DESC NULLS LAST, name_key COLLATE "C", id);
    CREATE INDEX search_documents_reviews ON search_documents
      (review_count DESC NULLS LAST, score DESC NULLS LAST, name_key COLLATE "C", id);
    CREATE INDEX search_documents_name ON search_documents
      (name_key COLLATE "C", score DESC NULLS LAST, review_count DESC NULLS LAST, id);
    CREATE INDEX search_documents_position ON search_documents USING gist (position);
    CREATE INDEX search_documents_cuisines ON search_documents (category, neighborhood, price);
    CREATE INDEX search_documents_neighborhoods ON search_documents (neighborhood, price, category);
    CREATE INDEX search_documents_prices ON search_documents (price, category, neighborhood);
    CREATE INDEX search_documents_tags ON search_documents USING gin (tags) WITH (fastupdate = off);
    CREATE TABLE search_facets (facet text, value text, count integer NOT NULL, PRIMARY KEY (facet, value));
    INSERT INTO search_facets
      SELECT 'cuisine', category, count(*) FROM search_documents GROUP BY category
      UNION ALL SELECT 'neighborhood', neighborhood, count(*) FROM search_documents GROUP BY neighborhood
      UNION ALL SELECT 'price', price, count(*) FROM search_documents WHERE price IS NOT NULL GROUP BY price;
  `);
}
