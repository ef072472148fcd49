-- See cms/links: where an address is used, and the weekly checks. Payload lists the addresses (`broken-links`).
CREATE INDEX link_checks_broken_idx ON link_checks (broken_since) WHERE state = 'broken';
CREATE TABLE link_uses (
  address text NOT NULL REFERENCES link_checks (address) ON DELETE CASCADE,
  collection text NOT NULL,
  doc_id integer NOT NULL,
  part text NOT NULL,
  PRIMARY KEY (address, collection, doc_id, part)
);
CREATE INDEX link_uses_doc_idx ON link_uses (collection, doc_id);
CREATE TABLE link_runs (started_at timestamptz NOT NULL, ended_at timestamptz);
