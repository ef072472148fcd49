-- The index in PostgreSQL itself (search/memory), and the list of changes that an engine does not know yet.
-- Triggers write that list, so nothing that changes a place can forget it: the desk, an import, a person with psql.

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
  -- On the unit sphere, where straight-line distances have the same order as distances along the surface.
  position cube,
  tags text[] NOT NULL,
  open_minutes int4multirange NOT NULL,
  name_words tsvector NOT NULL,
  all_words tsvector NOT NULL,
  fingerprint text NOT NULL
);
-- Without a pending list, because every search would scan all of it.
CREATE INDEX search_documents_all_words ON search_documents USING gin (all_words) WITH (fastupdate = off);
CREATE TABLE search_words (word text PRIMARY KEY, deletions text[] NOT NULL);
CREATE INDEX search_words_deletions ON search_words USING gin (deletions) WITH (fastupdate = off);
-- Finds parts of words with the trigrams of the few words in use, instead of those of all names.
CREATE INDEX search_words_word_idx ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);
CREATE TABLE search_synonyms (term text NOT NULL, meaning text NOT NULL, PRIMARY KEY (term, meaning));
-- One row per text and day, with a counter.
CREATE UNIQUE INDEX search_gaps_query_day ON search_gaps (query, day);

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
CREATE TRIGGER search_insert AFTER INSERT ON restaurants_opening_hours
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parents('_parent_id');
CREATE TRIGGER search_update AFTER UPDATE ON restaurants_opening_hours
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parents('_parent_id');
CREATE TRIGGER search_delete AFTER DELETE ON restaurants_opening_hours
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parents('_parent_id');
CREATE TRIGGER search_insert AFTER INSERT ON restaurants_tags
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parents('parent_id');
CREATE TRIGGER search_update AFTER UPDATE ON restaurants_tags
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parents('parent_id');
CREATE TRIGGER search_delete AFTER DELETE ON restaurants_tags
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parents('parent_id');

CREATE FUNCTION note_changed_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_search_change(TG_ARGV[0], array[0]);
  RETURN NULL;
END
$$;
CREATE TRIGGER search_rules AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listing_rules_excluded_ids
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_rules('rules');
CREATE TRIGGER search_rules AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listing_rules_excluded_names
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_rules('rules');
CREATE TRIGGER search_rules AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listing_rules_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_rules('synonyms');
