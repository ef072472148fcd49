import { beforeEach, expect, it } from 'vitest';
import { quietLog } from '../test/quiet-log.ts';
import { useTestDatabase } from '../test/use-test-database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

/** The update leads to the first migration; later ones follow as for any database. */
const INITIAL = migrations.slice(0, 1);
const database = useTestDatabase('empty');
beforeEach(async () => {
  await database.client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await migrate(database.url, INITIAL, quietLog);
});

/** Tables with their columns, constraints, indexes and triggers. */
async function schema(): Promise<unknown[]> {
  const { rows } = await database.client.query(
    `SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) FROM information_schema.columns
       WHERE table_schema = 'public'
     UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
     ORDER BY 1`,
  );
  return rows;
}

async function records(): Promise<string[]> {
  const { rows } = await database.client.query<{ name: string }>(
    'SELECT name FROM payload_migrations ORDER BY id',
  );
  return rows.map(({ name }) => name);
}

const OLD_NAME = `ALTER TABLE listing_rules_synonyms
  RENAME CONSTRAINT listing_rules_synonyms_terms_not_null TO listing_rules_synonyms_term_not_null`;
const CHAIN = ['20261121_000000_initial', '20261127_071500_synonym_rows', '20261127_140123_one_list'];

/** A table's rows, and what the chain of migrations left otherwise. */
async function makeOld(names: readonly string[], statements: string): Promise<void> {
  await database.client.query(
    `CREATE TYPE enum_search_runs_kind AS ENUM ('rebuild');
     CREATE TYPE enum_search_runs_result AS ENUM ('done');
     CREATE TABLE search_runs (id serial PRIMARY KEY, kind enum_search_runs_kind);
     CREATE TABLE asked_searches (query text);
     ALTER TABLE payload_locked_documents_rels ADD COLUMN search_runs_id integer REFERENCES search_runs;
     ALTER TABLE guides RENAME COLUMN hidden TO is_off;
     ALTER TABLE _guides_v RENAME COLUMN version_hidden TO version_is_off;
     ALTER TABLE quiz_settings ALTER COLUMN default_emoji SET DEFAULT 'x';
     ALTER TABLE site_settings ALTER COLUMN tagline SET DEFAULT 'x', ALTER COLUMN footer_about SET DEFAULT 'x';
     INSERT INTO redirects ("from", "to") VALUES ('/old', '/new');
     DELETE FROM payload_migrations;
     ${statements}`,
  );
  await database.client.query('INSERT INTO payload_migrations (name, batch) SELECT unnest($1::text[]), 1', [
    names,
  ]);
}

it.each([
  [
    'that ends with the chain',
    CHAIN,
    `CREATE TABLE comments (id serial PRIMARY KEY);
     CREATE TABLE comments_rels (parent_id integer REFERENCES comments);
     ALTER TABLE link_uses DROP CONSTRAINT link_uses_address_fkey;
     DROP INDEX link_checks_address_idx;
     DROP INDEX link_checks_broken_idx;
     ALTER TABLE link_checks DROP COLUMN id, DROP COLUMN is_ignored, ADD PRIMARY KEY (address),
       ALTER COLUMN state TYPE text, ADD CONSTRAINT link_checks_state_check CHECK (state IN ('new', 'ok', 'broken'));
     CREATE INDEX link_checks_broken_idx ON link_checks (broken_since) WHERE state = 'broken';
     ALTER TABLE link_uses ADD CONSTRAINT link_uses_address_fkey FOREIGN KEY (address) REFERENCES link_checks;
     ALTER TABLE import_sources ALTER COLUMN kind DROP DEFAULT, ALTER COLUMN reading_day DROP DEFAULT,
       ALTER COLUMN reading_hour DROP DEFAULT, ALTER COLUMN most_changes DROP DEFAULT;
     ${OLD_NAME}`,
  ],
  [
    'of later that day',
    [...CHAIN, '20261127_170125_without_comments', '20261127_172226_desk_in_lists'],
    `ALTER TABLE link_checks ALTER COLUMN state SET DEFAULT 'new'::text;
     ${OLD_NAME}`,
  ],
  ['with the one migration of that day', ['20261127_180000_initial'], ''],
])('a database %s gets the schema of a new one, once, and keeps its rows', async (_, names, statements) => {
  const fresh = await schema();
  await makeOld(names, statements);
  expect(await schema()).not.toEqual(fresh);
  expect(await migrate(database.url, INITIAL, quietLog)).toEqual([]);
  expect(await schema()).toEqual(fresh);
  expect(await records()).toEqual(INITIAL.map(({ name }) => name));
  expect((await database.client.query('SELECT "to" FROM redirects')).rows).toEqual([{ to: '/new' }]);
  expect(await migrate(database.url, INITIAL, quietLog)).toEqual([]);
});

it('a database from before the end of the chain is refused, with the way round it, and stays as it is', async () => {
  await makeOld(CHAIN.slice(0, 2), '');
  const before = await schema();
  await expect(migrate(database.url, INITIAL, quietLog)).rejects.toThrow(
    /^The database is older than this version can update: its last migration is 20261127_071500_synonym_rows\. Start the site once with commit 72db3335/,
  );
  expect(await schema()).toEqual(before);
});
