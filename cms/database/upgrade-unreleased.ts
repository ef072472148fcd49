import type pg from 'pg';

import { DatabaseFault } from './database-fault.ts';
import type { Log } from './log.ts';

/** The one migration in place of those until it, and the one that it replaced. */
const INITIAL = '20261127_213900_initial';
const FORMER_INITIAL = '20261127_180000_initial';
/** The last of the chain that it replaced, and the last commit that has the whole chain. */
const END_OF_CHAIN = '20261127_140123_one_list';
const LAST_COMMIT = '72db3335';

/** What changed between that commit and the one migration, by the names under which some databases have it. */
const CHANGES: readonly (readonly [name: string, statements: string])[] = [
  ['20261127_170125_without_comments', 'DROP TABLE comments, comments_rels CASCADE'],
  [
    '20261127_172226_desk_in_lists',
    `-- Payload lists broken links. The weekly check keeps the table, which gets an id.
    ALTER TABLE "link_checks" DROP CONSTRAINT "link_checks_pkey" CASCADE;
    ALTER TABLE "link_checks" DROP CONSTRAINT "link_checks_state_check";
    ALTER TABLE "link_checks"
      ADD COLUMN "id" serial PRIMARY KEY NOT NULL,
      ADD COLUMN "is_ignored" boolean DEFAULT false NOT NULL,
      ALTER COLUMN "address" TYPE varchar,
      ALTER COLUMN "problem" TYPE varchar,
      ALTER COLUMN "ignored_by" TYPE varchar,
      ALTER COLUMN "broken_since" TYPE timestamp(3) with time zone,
      ALTER COLUMN "checked_at" TYPE timestamp(3) with time zone;
    -- Its index on broken links compares the state as text.
    DROP INDEX "link_checks_broken_idx";
    ALTER TABLE "link_checks" ALTER COLUMN "state" TYPE varchar;
    CREATE INDEX "link_checks_broken_idx" ON "link_checks" ("broken_since") WHERE "state" = 'broken';
    UPDATE "link_checks" SET "is_ignored" = true WHERE "ignored_by" IS NOT NULL;
    ALTER TABLE "import_sources" ALTER COLUMN "kind" SET DEFAULT 'url';
    ALTER TABLE "import_sources" ALTER COLUMN "reading_day" SET DEFAULT 'daily';
    ALTER TABLE "import_sources" ALTER COLUMN "reading_hour" SET DEFAULT 4;
    ALTER TABLE "import_sources" ALTER COLUMN "most_changes" SET DEFAULT 50;
    CREATE UNIQUE INDEX "link_checks_address_idx" ON "link_checks" USING btree ("address");
    ALTER TABLE "link_uses" ADD CONSTRAINT "link_uses_address_fkey"
      FOREIGN KEY ("address") REFERENCES "link_checks" ("address") ON DELETE CASCADE;`,
  ],
  [
    'as Payload writes it',
    `ALTER TABLE link_checks ALTER COLUMN state SET DEFAULT 'new';
    DO $$ BEGIN
      ALTER TABLE listing_rules_synonyms
        RENAME CONSTRAINT listing_rules_synonyms_term_not_null TO listing_rules_synonyms_terms_not_null;
    EXCEPTION WHEN undefined_object THEN
      -- Only PostgreSQL 18 names these constraints.
      NULL;
    END $$`,
  ],
  [
    'what the one migration lost on its first evening',
    `ALTER TABLE guides RENAME COLUMN is_off TO hidden;
    ALTER TABLE _guides_v RENAME COLUMN version_is_off TO version_hidden;
    ALTER TABLE quiz_settings ALTER COLUMN default_emoji DROP DEFAULT;
    ALTER TABLE site_settings ALTER COLUMN tagline DROP DEFAULT, ALTER COLUMN footer_about DROP DEFAULT;
    ALTER TABLE payload_locked_documents_rels DROP COLUMN search_runs_id;
    DROP TABLE search_runs, asked_searches;
    DROP TYPE enum_search_runs_kind, enum_search_runs_result`,
  ],
];

/**
 * To be deleted with the first release. Until November 27, 2026 a chain of migrations made the schema. A database that
 * has all of them gets the schema of a new one, and the record of the migration that replaced the chain.
 */
export async function upgradeUnreleased(client: pg.Client, log: Log): Promise<void> {
  const recorded = await readChain(client);
  if (recorded.length === 0) return;
  const hasFormer = recorded.includes(FORMER_INITIAL);
  if (!hasFormer && !recorded.includes(END_OF_CHAIN)) {
    throw new DatabaseFault(
      `The database is older than this version can update: its last migration is ${recorded.at(-1)}. ` +
        `Start the site once with commit ${LAST_COMMIT}, which updates it that far, then with this version.`,
    );
  }
  await client.query('BEGIN');
  try {
    for (const [name, statements] of hasFormer ? CHANGES.slice(-1) : CHANGES) {
      if (!recorded.includes(name)) await client.query(statements);
    }
    await client.query('DELETE FROM payload_migrations WHERE name = ANY ($1)', [recorded]);
    await client.query(
      'INSERT INTO payload_migrations (name, batch, updated_at, created_at) VALUES ($1, 1, now(), now())',
      [INITIAL],
    );
    await client.query('COMMIT');
    log.info(`Replaced the records of ${recorded.length} migrations by that of ${INITIAL}.`);
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** The recorded migrations of the chain, which began on November 21. */
async function readChain(client: pg.Client): Promise<string[]> {
  // Payload's development mode records itself as "dev".
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM payload_migrations WHERE name >= '20261121' AND name ~ '^2' ORDER BY name`,
  );
  const recorded = rows.map(({ name }) => name);
  return recorded.includes(INITIAL) ? [] : recorded;
}
