-- One record per cuisine and neighborhood, whatever the spelling. Triggers ensure that, so nothing that writes a place
-- can forget it: the desk, an import, a person with psql.

-- The form that all spellings of a name share: without case, accents, punctuation or blanks, and with "and" for "&".
-- Apostrophes that Unicode decomposes are removed first.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    nullif(regexp_replace(
      replace(lower(normalize(translate(name, '''‘’ʼ`´', ''), NFKD)), '&', 'and'),
      '[^[:alnum:]]|[\u0300-\u036f]', '', 'g'), ''),
    btrim(name))
$$;

CREATE TABLE name_keys (
  kind text NOT NULL,
  key text NOT NULL,
  name_id integer NOT NULL,
  PRIMARY KEY (kind, key)
);
CREATE INDEX name_keys_name ON name_keys (kind, name_id);

-- Returns the record of a name. For an unknown name it adds a record if allowed, else returns null.
CREATE FUNCTION find_name(of_kind text, given text, may_add boolean) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  found_id integer;
BEGIN
  IF btrim(coalesce(given, '')) = '' THEN RETURN NULL; END IF;
  FOR attempt IN 1..2 LOOP
    SELECT name_id INTO found_id FROM name_keys WHERE kind = of_kind AND key = name_key(given);
    IF found_id IS NOT NULL OR NOT may_add THEN RETURN found_id; END IF;
    BEGIN
      EXECUTE format('INSERT INTO %I (name) VALUES ($1) RETURNING id', of_kind)
        INTO found_id USING normalize(btrim(regexp_replace(given, '\s+', ' ', 'g')), NFC);
      RETURN found_id;
    EXCEPTION WHEN unique_violation THEN
      -- Another transaction has just added it.
      NULL;
    END;
  END LOOP;
  RAISE EXCEPTION 'The name "%" cannot be added to %.', given, of_kind;
END
$$;

CREATE FUNCTION keep_name_keys() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  record_id integer;
BEGIN
  IF TG_ARGV[1] = 'alias' THEN
    record_id := CASE TG_OP WHEN 'DELETE' THEN OLD.parent_id ELSE NEW.parent_id END;
  ELSE
    record_id := CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END;
  END IF;
  DELETE FROM name_keys WHERE kind = TG_ARGV[0] AND name_id = record_id;
  EXECUTE format(
    'INSERT INTO name_keys SELECT DISTINCT $1, name_key(name), $2 FROM (
       SELECT name FROM %1$I WHERE id = $2
       UNION ALL SELECT t.text FROM %2$I t JOIN %1$I r ON r.id = t.parent_id WHERE r.id = $2 AND t.text IS NOT NULL) names',
    TG_ARGV[0], TG_ARGV[0] || '_texts') USING TG_ARGV[0], record_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER keep_name_keys AFTER INSERT OR UPDATE OF name OR DELETE ON cuisines
  FOR EACH ROW EXECUTE FUNCTION keep_name_keys('cuisines', 'name');
CREATE TRIGGER keep_name_keys AFTER INSERT OR UPDATE OR DELETE ON cuisines_texts
  FOR EACH ROW EXECUTE FUNCTION keep_name_keys('cuisines', 'alias');
CREATE TRIGGER keep_name_keys AFTER INSERT OR UPDATE OF name OR DELETE ON neighborhoods
  FOR EACH ROW EXECUTE FUNCTION keep_name_keys('neighborhoods', 'name');
CREATE TRIGGER keep_name_keys AFTER INSERT OR UPDATE OR DELETE ON neighborhoods_texts
  FOR EACH ROW EXECUTE FUNCTION keep_name_keys('neighborhoods', 'alias');

-- A place refers to its records, and its texts are their names. If only the text changes, the record follows; if only
-- the record changes, the text follows.
CREATE FUNCTION name_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_published boolean := NEW._status = 'published';
BEGIN
  IF NEW.cuisine_record_id IS NOT NULL AND (NEW.category IS NULL OR (TG_OP = 'UPDATE'
      AND NEW.cuisine_record_id IS DISTINCT FROM OLD.cuisine_record_id AND NEW.category IS NOT DISTINCT FROM OLD.category)) THEN
    NEW.category := (SELECT name FROM cuisines WHERE id = NEW.cuisine_record_id);
  ELSE
    NEW.cuisine_record_id := find_name('cuisines', NEW.category, is_published);
    NEW.category := coalesce((SELECT name FROM cuisines WHERE id = NEW.cuisine_record_id), NEW.category);
  END IF;
  IF NEW.neighborhood_record_id IS NOT NULL AND (NEW.neighborhood IS NULL OR (TG_OP = 'UPDATE'
      AND NEW.neighborhood_record_id IS DISTINCT FROM OLD.neighborhood_record_id
      AND NEW.neighborhood IS NOT DISTINCT FROM OLD.neighborhood)) THEN
    NEW.neighborhood := (SELECT name FROM neighborhoods WHERE id = NEW.neighborhood_record_id);
  ELSE
    NEW.neighborhood_record_id := find_name('neighborhoods', NEW.neighborhood, is_published);
    NEW.neighborhood := coalesce((SELECT name FROM neighborhoods WHERE id = NEW.neighborhood_record_id), NEW.neighborhood);
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER name_place
  BEFORE INSERT OR UPDATE OF category, neighborhood, cuisine_record_id, neighborhood_record_id, _status ON restaurants
  FOR EACH ROW EXECUTE FUNCTION name_place();

-- Renames all places of the record and their versions, so that an older version does not bring the old name back.
-- PostgreSQL runs triggers in order of their names, so keep_name_keys has run before.
CREATE FUNCTION rename_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'cuisines' THEN
    UPDATE restaurants SET category = NEW.name WHERE cuisine_record_id = NEW.id;
    UPDATE _restaurants_v SET version_category = NEW.name WHERE version_cuisine_record_id = NEW.id;
  ELSE
    UPDATE restaurants SET neighborhood = NEW.name WHERE neighborhood_record_id = NEW.id;
    UPDATE _restaurants_v SET version_neighborhood = NEW.name WHERE version_neighborhood_record_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER rename_places AFTER UPDATE OF name ON cuisines
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION rename_places();
CREATE TRIGGER rename_places AFTER UPDATE OF name ON neighborhoods
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION rename_places();

CREATE FUNCTION move_places(of_kind text, from_id integer, to_id integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF of_kind = 'cuisines' THEN
    UPDATE restaurants SET cuisine_record_id = to_id WHERE cuisine_record_id = from_id;
    UPDATE _restaurants_v SET version_cuisine_record_id = to_id, version_category = c.name
      FROM cuisines c WHERE c.id = to_id AND version_cuisine_record_id = from_id;
  ELSE
    UPDATE restaurants SET neighborhood_record_id = to_id WHERE neighborhood_record_id = from_id;
    UPDATE _restaurants_v SET version_neighborhood_record_id = to_id, version_neighborhood = n.name
      FROM neighborhoods n WHERE n.id = to_id AND version_neighborhood_record_id = from_id;
  END IF;
END
$$;

-- A record can only be deleted once no place uses it; Payload's foreign key would set theirs to null.
CREATE FUNCTION refuse_used_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM restaurants WHERE (TG_TABLE_NAME = 'cuisines' AND cuisine_record_id = OLD.id)
      OR (TG_TABLE_NAME = 'neighborhoods' AND neighborhood_record_id = OLD.id)) THEN
    RAISE foreign_key_violation USING MESSAGE = format('Places have the name "%s".', OLD.name);
  END IF;
  RETURN OLD;
END
$$;
CREATE TRIGGER refuse_used_name BEFORE DELETE ON cuisines FOR EACH ROW EXECUTE FUNCTION refuse_used_name();
CREATE TRIGGER refuse_used_name BEFORE DELETE ON neighborhoods FOR EACH ROW EXECUTE FUNCTION refuse_used_name();

-- Imports use this placeholder for an unknown cuisine (``): it gets no page and no
-- filter.
INSERT INTO cuisines (name, hidden) VALUES ('Restaurant', true);
