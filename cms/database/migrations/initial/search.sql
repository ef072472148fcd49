-- The indexed places (search/memory keeps them in memory), and the list of changes that an engine does not know yet.
-- Triggers write that list, so nothing that changes a place can forget it: the desk, an import, a person with psql.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
CREATE EXTENSION IF NOT EXISTS cube;

-- The places that are searched in memory; a rebuilt index replaces the tables.
CREATE TABLE search_documents (id integer PRIMARY KEY, fingerprint text NOT NULL, place json NOT NULL);
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
DO $$ DECLARE list text; parent text; BEGIN
  FOREACH list IN ARRAY
    array['restaurants_opening_hours', 'restaurants_dishes', 'restaurants_former_names', 'restaurants_tags'] LOOP
    parent := CASE list WHEN 'restaurants_tags' THEN 'parent_id' ELSE '_parent_id' END;
    EXECUTE format('CREATE TRIGGER search_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parents(%L)', list, parent);
    EXECUTE format('CREATE TRIGGER search_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parents(%L)', list, parent);
    EXECUTE format('CREATE TRIGGER search_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parents(%L)', list, parent);
  END LOOP;
END $$;

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
