CREATE TABLE import_rows (
  batch_id integer NOT NULL REFERENCES import_batches ON DELETE CASCADE,
  row_no integer NOT NULL,
  at text NOT NULL,
  action text NOT NULL CHECK (action IN ('create', 'update', 'unchanged', 'duplicate', 'rejected')),
  place_id integer,
  matched_by text,
  name text,
  source text,
  source_key text,
  -- The values to write (all of a new place, or the changed fields), and those from when the plan was made.
  given jsonb,
  was jsonb,
  stamp text,
  originals jsonb,
  notices jsonb,
  faults jsonb,
  candidates jsonb,
  -- For a possible duplicate: the new place it would become, and its row in the file.
  held jsonb,
  raw jsonb,
  decided text,
  -- The result of the row, and what undoing it needs.
  done text CHECK (done IN ('done', 'left', 'undone', 'kept')),
  because text,
  done_stamp text,
  before jsonb,
  -- Values that the row has, and that staff's own stay instead of.
  kept jsonb,
  is_linked boolean NOT NULL DEFAULT false,
  PRIMARY KEY (batch_id, row_no)
);
CREATE INDEX import_rows_action ON import_rows (batch_id, action, row_no);
CREATE INDEX import_rows_waiting ON import_rows (batch_id, row_no) WHERE done IS NULL AND action IN ('create', 'update');

-- Additional keys of a place in its sources: matched by name and location, or merged into it.
CREATE TABLE place_keys (
  source text NOT NULL,
  source_key text NOT NULL,
  place_id integer NOT NULL REFERENCES restaurants ON DELETE CASCADE,
  PRIMARY KEY (source, source_key)
);
CREATE INDEX place_keys_place ON place_keys (place_id);
CREATE TABLE place_merges (
  place_id integer PRIMARY KEY REFERENCES restaurants ON DELETE CASCADE,
  into_id integer NOT NULL REFERENCES restaurants ON DELETE CASCADE,
  merged_by text NOT NULL,
  merged_at timestamptz NOT NULL DEFAULT now()
);
-- Pairs that look like one place, but have been marked as two.
CREATE TABLE place_pairs_apart (
  a_id integer NOT NULL REFERENCES restaurants ON DELETE CASCADE,
  b_id integer NOT NULL REFERENCES restaurants ON DELETE CASCADE,
  PRIMARY KEY (a_id, b_id)
);

-- Increases with every change of a place, drafts included, to tell whether a plan is still up to date.
CREATE SEQUENCE place_revision;
CREATE FUNCTION note_place_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM nextval('place_revision');
  RETURN NULL;
END
$$;

DO $$ DECLARE part text; BEGIN
  FOREACH part IN ARRAY array['restaurants', 'restaurants_opening_hours', 'restaurants_special_hours', 'restaurants_tags',
      'restaurants_dishes', 'restaurants_former_names', '_restaurants_v'] LOOP
    EXECUTE format('CREATE TRIGGER place_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION note_place_revision()', part);
  END LOOP;
END $$;
