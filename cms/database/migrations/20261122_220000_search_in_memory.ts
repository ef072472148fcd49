import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/**
 * The index is queried in memory: PostgreSQL stores the indexed places, without words. All places are re-indexed when
 * the site starts.
 */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
    DROP TABLE search_documents, search_words;
    DROP TABLE IF EXISTS search_documents_previous, search_words_previous, search_synonyms_previous,
      search_documents_next, search_words_next, search_synonyms_next;
    CREATE TABLE search_documents (id integer PRIMARY KEY, fingerprint text NOT NULL, place json NOT NULL);
    SELECT note_search_change('rules', ARRAY[0]);`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
    DROP TABLE IF EXISTS search_documents_previous, search_synonyms_previous,
      search_documents_next, search_synonyms_next;
    DROP TABLE search_documents;
    CREATE TABLE search_documents (
      id integer PRIMARY KEY,
      name_key text NOT NULL,
      category text NOT NULL,
      neighborhood text NOT NULL,
      price text,
      rating float8,
      review_count integer,
      score float8,
      position cube,
      tags text[] NOT NULL,
      open_minutes int4multirange NOT NULL,
      name_words tsvector NOT NULL,
      all_words tsvector NOT NULL,
      fingerprint text NOT NULL
    );
    CREATE INDEX search_documents_all_words ON search_documents USING gin (all_words) WITH (fastupdate = off);
    CREATE TABLE search_words (word text PRIMARY KEY, deletions text[] NOT NULL);
    CREATE INDEX search_words_deletions ON search_words USING gin (deletions) WITH (fastupdate = off);
    CREATE INDEX search_words_word_idx ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);
    SELECT note_search_change('rules', ARRAY[0]);`);
}
