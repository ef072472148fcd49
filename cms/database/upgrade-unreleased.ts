import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

import { DatabaseFault } from './database-fault.ts';
import type { Log } from './log.ts';

/** The one migration in place of those until it, and the one that it replaced. */
const INITIAL = '20261127_213900_initial';
const FORMER_INITIAL = '20261127_180000_initial';
/** The last of the chain that it replaced, and the last commit that has the whole chain. */
const END_OF_CHAIN = '20261127_140123_one_list';
const LAST_COMMIT = '72db3335';

/**
 * What changed between that commit and the one migration, in this order, by the names under which some databases have
 * it. The last is what the former one lacks, too.
 */
const CHANGES = new URL('./migrations/unreleased/', import.meta.url);

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
    const changes = (await readdir(CHANGES)).sort();
    for (const file of changes.slice(hasFormer ? -1 : 0)) {
      if (recorded.includes(file.replace('.sql', ''))) continue;
      await client.query(await readFile(new URL(file, CHANGES), 'utf8'));
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
