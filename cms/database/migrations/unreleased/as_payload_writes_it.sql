ALTER TABLE link_checks ALTER COLUMN state SET DEFAULT 'new';
DO $$ BEGIN
  ALTER TABLE listing_rules_synonyms
    RENAME CONSTRAINT listing_rules_synonyms_term_not_null TO listing_rules_synonyms_terms_not_null;
EXCEPTION WHEN undefined_object THEN
  -- Only PostgreSQL 18 names these constraints.
  NULL;
END $$;
