ALTER TABLE guides RENAME COLUMN is_off TO hidden;
ALTER TABLE _guides_v RENAME COLUMN version_is_off TO version_hidden;
ALTER TABLE quiz_settings ALTER COLUMN default_emoji DROP DEFAULT;
ALTER TABLE site_settings ALTER COLUMN tagline DROP DEFAULT, ALTER COLUMN footer_about DROP DEFAULT;
ALTER TABLE payload_locked_documents_rels DROP COLUMN search_runs_id;
DROP TABLE search_runs, asked_searches;
DROP TYPE enum_search_runs_kind, enum_search_runs_result;
