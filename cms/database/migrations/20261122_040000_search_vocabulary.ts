import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/**
 * Searches ask for words instead of texts (`search/postgres/vocabulary.ts`): parts of words are found by the trigrams of
 * the words in use, which are few, instead of those of all names. Tables that a rebuild made are called after it, and so
 * are their indexes: they are told by what they index.
 */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
    DO $$ DECLARE name text; unused regclass; BEGIN
      FOREACH name IN ARRAY array['', '_previous', '_next'] LOOP
        CONTINUE WHEN to_regclass('search_words' || name) IS NULL;
        FOR unused IN
          SELECT indexrelid::regclass FROM pg_index WHERE indrelid = to_regclass('search_documents' || name)
            AND pg_get_indexdef(indexrelid) ~ 'USING gin [(](name_key gin_trgm_ops|search_name_grams)'
        LOOP
          EXECUTE format('DROP INDEX %s', unused);
        END LOOP;
        EXECUTE format('CREATE INDEX ON %I USING gin (word gin_trgm_ops) WITH (fastupdate = off)', 'search_words' || name);
      END LOOP;
    END $$;
    DROP FUNCTION search_name_grams;
  `);
}

/** The tables that serve; what the last rebuild put away is only gone back to by the version that made it. */
export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
    DO $$ DECLARE trigrams regclass; BEGIN
      FOR trigrams IN
        SELECT indexrelid::regclass FROM pg_index WHERE indrelid = 'search_words'::regclass
          AND pg_get_indexdef(indexrelid) ~ 'USING gin [(]word gin_trgm_ops'
      LOOP
        EXECUTE format('DROP INDEX %s', trigrams);
      END LOOP;
    END $$;
    CREATE FUNCTION search_name_grams(name_key text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN (
        SELECT array_agg(DISTINCT gram)
        FROM generate_series(1, length(name_key)) AS place,
          LATERAL (VALUES (substr(name_key, place, 1)), (substr(name_key, place, 2))) AS grams (gram)
      );
    CREATE INDEX ON search_documents USING gin (search_name_grams(name_key)) WITH (fastupdate = off);
    CREATE INDEX ON search_documents USING gin (name_key gin_trgm_ops) WITH (fastupdate = off);
  `);
}
