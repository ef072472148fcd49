import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '#cms/database/postgres-server';
import pg from 'pg';
import { makeDataDir } from './make-data-dir.ts';
import { quietLog } from './quiet-log.ts';

/** The run's PostgreSQL, and the folder for the files of its templates. */
interface TestPostgres {
  url: string;
  folder: string;
}

const URL_VARIABLE = 'TEST_POSTGRES_URL';
const FOLDER_VARIABLE = 'TEST_POSTGRES_FOLDER';

/**
 * One PostgreSQL for a whole test run. The first call starts it and puts it into the environment, where the run's
 * suites and workers find it; only the process that started it stops it.
 */
export async function openTestPostgres(): Promise<{ close(): Promise<void> }> {
  if (process.env[URL_VARIABLE]) return { close: () => Promise.resolve() };
  const folder = await makeDataDir();
  const database = await openDatabase({ dataDir: folder, log: quietLog });
  await neverWaitForTheDisk(database.url);
  process.env[URL_VARIABLE] = database.url;
  process.env[FOLDER_VARIABLE] = path.join(folder, 'templates');
  return {
    async close() {
      delete process.env[URL_VARIABLE];
      delete process.env[FOLDER_VARIABLE];
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The PostgreSQL of this run. */
export function testPostgres(): TestPostgres {
  const url = process.env[URL_VARIABLE];
  const folder = process.env[FOLDER_VARIABLE];
  if (!url || !folder)
    throw new Error('This run of tests has no PostgreSQL: openTestPostgres() comes first.');
  return { url, folder };
}

/**
 * Disables synchronous commit: its databases last only as long as the run. Tests that kill a server use their own,
 * which does wait.
 */
async function neverWaitForTheDisk(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('alter role current_user set synchronous_commit = off');
  await client.end();
}
