import { sql } from '@payloadcms/db-postgres';
import { contentTriggerSql } from '../content-changes.ts';
import type { MigrationContext } from '../migrate.ts';

/**
 * The index that PostgreSQL keeps itself (`search/postgres`), and the list of what has changed since an engine heard
 * of it. Triggers write that list, so that nothing that changes a place can forget to: the desk, an import, a person
 * with psql.
 */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
    CREATE EXTENSION IF NOT EXISTS cube;

    CREATE TABLE search_documents (
      id integer PRIMARY KEY,
      name_key text NOT NULL,
      category text NOT NULL,
      neighborhood text NOT NULL,
      price text,
      rating float8,
      review_count integer,
      score float8,
      -- On the unit sphere: straight lines through it are ordered as the ways around it.
      position cube,
      tags text[] NOT NULL,
      open_minutes int4multirange NOT NULL,
      name_words tsvector NOT NULL,
      all_words tsvector NOT NULL,
      fingerprint text NOT NULL
    );
    -- No list of pending entries: every search would read it from end to end.
    CREATE INDEX search_documents_name_key ON search_documents USING gin (name_key gin_trgm_ops) WITH (fastupdate = off);
    CREATE INDEX search_documents_all_words ON search_documents USING gin (all_words) WITH (fastupdate = off);
    CREATE INDEX search_documents_category ON search_documents (category);
    CREATE INDEX search_documents_neighborhood ON search_documents (neighborhood);
    CREATE INDEX search_documents_best ON search_documents
      (score DESC NULLS LAST, review_count DESC NULLS LAST, name_key COLLATE "C", id);
    -- With nothing to match, a page is the beginning of one of these.
    CREATE INDEX search_documents_rating ON search_documents
      (rating DESC NULLS LAST, score DESC NULLS LAST, review_count DESC NULLS LAST, name_key COLLATE "C", id);
    CREATE INDEX search_documents_reviews ON search_documents
      (review_count DESC NULLS LAST, score DESC NULLS LAST, name_key COLLATE "C", id);
    CREATE INDEX search_documents_name ON search_documents
      (name_key COLLATE "C", score DESC NULLS LAST, review_count DESC NULLS LAST, id);
    CREATE INDEX search_documents_position ON search_documents USING gist (position);
    CREATE TABLE search_words (word text PRIMARY KEY, deletions text[] NOT NULL);
    CREATE INDEX search_words_deletions ON search_words USING gin (deletions) WITH (fastupdate = off);
    CREATE TABLE search_facets (facet text, value text, count integer NOT NULL, PRIMARY KEY (facet, value));
    CREATE TABLE search_synonyms (term text NOT NULL, meaning text NOT NULL, PRIMARY KEY (term, meaning));

    CREATE SEQUENCE search_changes_seq;
    CREATE TABLE search_changes (
      engine text NOT NULL,
      kind text NOT NULL,
      place_id integer NOT NULL,
      seq bigint NOT NULL,
      changed_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (engine, kind, place_id)
    );

    CREATE FUNCTION note_search_change(change_kind text, ids integer[]) RETURNS void LANGUAGE sql AS $$
      INSERT INTO search_changes (engine, kind, place_id, seq)
      SELECT engine, change_kind, id, nextval('search_changes_seq')
      FROM (SELECT DISTINCT unnest(ids) AS id) places, (VALUES ('meilisearch'), ('postgres')) engines (engine)
      ORDER BY engine, id
      ON CONFLICT (engine, kind, place_id) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at
    $$;

    CREATE FUNCTION note_changed_places() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_search_change('place', array(SELECT id FROM new_rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_search_change('place', array(SELECT id FROM old_rows));
      ELSE
        PERFORM note_search_change('place', array(SELECT id FROM new_rows UNION SELECT id FROM old_rows));
      END IF;
      RETURN NULL;
    END
    $$;
    CREATE TRIGGER search_place_inserted AFTER INSERT ON restaurants
      REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_places();
    CREATE TRIGGER search_place_updated AFTER UPDATE ON restaurants
      REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_places();
    CREATE TRIGGER search_place_deleted AFTER DELETE ON restaurants
      REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_places();

    CREATE FUNCTION note_changed_parents() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        EXECUTE format('SELECT note_search_change(''place'', array(SELECT %I FROM old_rows))', TG_ARGV[0]);
      ELSE
        EXECUTE format('SELECT note_search_change(''place'', array(SELECT %I FROM new_rows))', TG_ARGV[0]);
      END IF;
      RETURN NULL;
    END
    $$;
    CREATE FUNCTION note_changed_rules() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM note_search_change(TG_ARGV[0], array[0]);
      RETURN NULL;
    END
    $$;
  `);
  const children = { restaurants_opening_hours: '_parent_id', restaurants_tags: 'parent_id' };
  for (const [table, parent] of Object.entries(children)) {
    for (const [event, rows] of [
      ['INSERT', 'NEW TABLE AS new_rows'],
      ['UPDATE', 'NEW TABLE AS new_rows'],
      ['DELETE', 'OLD TABLE AS old_rows'],
    ]) {
      await db.execute(
        sql.raw(`CREATE TRIGGER search_${event?.toLowerCase()} AFTER ${event} ON ${table}
          REFERENCING ${rows} FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parents('${parent}')`),
      );
    }
  }
  const rules = {
    listing_rules_excluded_ids: 'rules',
    listing_rules_excluded_names: 'rules',
    listing_rules_synonyms: 'synonyms',
  };
  for (const [table, kind] of Object.entries(rules)) {
    await db.execute(
      sql.raw(`CREATE TRIGGER search_rules AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION note_changed_rules('${kind}')`),
    );
  }
  await db.execute(sql.raw(contentTriggerSql(['listing_rules_synonyms'])));
  // One row a text and day, counted up.
  await db.execute(sql`CREATE UNIQUE INDEX search_gaps_query_day ON search_gaps (query, day)`);
  // Places that were there before this index was.
  await db.execute(sql`SELECT note_search_change('rules', array[0]) FROM restaurants LIMIT 1`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION note_changed_places() CASCADE;
    DROP FUNCTION note_changed_parents() CASCADE;
    DROP FUNCTION note_changed_rules() CASCADE;
    DROP FUNCTION note_search_change(text, integer[]);
    DROP TABLE search_changes;
    DROP SEQUENCE search_changes_seq;
    DROP TABLE search_documents, search_words, search_synonyms, search_facets;
    DROP TABLE IF EXISTS search_documents_previous, search_words_previous, search_synonyms_previous, search_facets_previous,
      search_documents_next, search_words_next, search_synonyms_next, search_facets_next;
    DROP EXTENSION cube;
    DROP EXTENSION fuzzystrmatch;
    DROP EXTENSION pg_trgm;
  `);
}
