import { sql } from '@payloadcms/db-postgres';
import type { MigrationContext } from '../migrate.ts';

/** Results of the weekly link check. See the README of cms/links. */
export async function up({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`
    CREATE TABLE link_checks (
      address text PRIMARY KEY,
      state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'ok', 'broken')),
      problem text,
      broken_since timestamptz,
      checked_at timestamptz,
      ignored_by text
    );
    CREATE INDEX link_checks_broken_idx ON link_checks (broken_since) WHERE state = 'broken';
    CREATE TABLE link_uses (
      address text NOT NULL REFERENCES link_checks ON DELETE CASCADE,
      collection text NOT NULL,
      doc_id integer NOT NULL,
      part text NOT NULL,
      PRIMARY KEY (address, collection, doc_id, part)
    );
    CREATE INDEX link_uses_doc_idx ON link_uses (collection, doc_id);
    CREATE TABLE link_runs (started_at timestamptz NOT NULL, ended_at timestamptz);`);
}

export async function down({ db }: MigrationContext): Promise<void> {
  await db.execute(sql`DROP TABLE link_runs, link_uses, link_checks;`);
}
