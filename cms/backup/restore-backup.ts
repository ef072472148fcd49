import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { tryLockOn } from '../database/advisory-locks.ts';
import { reasonOf } from '../database/database-fault.ts';
import type { Log } from '../database/log.ts';
import { migrate, type Migration } from '../database/migrate.ts';
import { filesOf } from './snapshot-files.ts';
import { isEmptyDatabase, loadDatabase } from './load-database.ts';
import { BackupFault, FILE_FOLDERS, FILES, SECRET_FILE, type End, type Manifest } from './manifest.ts';
import { incomplete, unpackBackup, type UnpackedBackup } from './unpack-backup.ts';

export interface RestoreOptions {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly file: string;
  readonly replace: boolean;
  readonly migrations: Migration[];
  readonly log: Log;
}

/**
 * Replaces the existing content with a backup, once all of it is unpacked: the database in one transaction, then the
 * files, which were unpacked beside the old ones.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest & End> {
  const { databaseUrl, dataDir, file, migrations, log } = options;
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'restore' });
  // The next statement reports the error.
  client.on('error', () => undefined);
  await client.connect();
  const staged = path.join(dataDir, '.restore-files');
  try {
    await refuseUnlessFree(client, options);
    await rm(staged, { recursive: true, force: true });
    // It has what the database holds.
    await mkdir(staged, { recursive: true, mode: 0o700 });
    const backup = await unpackBackup(file, staged);
    await loadAll(client, backup, options);
    await putFilesInPlace(path.join(staged, FILES), dataDir);
    // The backup may be of an older version.
    await client.end();
    await migrate(databaseUrl, migrations, log);
    return { ...backup.manifest, ...backup.end };
  } finally {
    await client.end().catch(() => undefined);
    await rm(staged, { recursive: true, force: true });
  }
}

async function refuseUnlessFree(client: pg.Client, { dataDir, replace }: RestoreOptions): Promise<void> {
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  // A site that starts now waits for the lock.
  const isLocked = await tryLockOn(client, 'migrations');
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and application_name = 'content changes'`,
  );
  if (!isLocked || rowCount !== 0) throw new BackupFault('A site runs on this database: stop it first.');
  if (replace) return;
  if ((await isEmptyDatabase(client)) && (await filesOf(dataDir)).length === 0) return;
  throw new BackupFault(
    'The installation isn’t empty. Add --replace to swap its database and files for those in the backup.',
  );
}

async function loadAll(
  client: pg.Client,
  backup: UnpackedBackup,
  { file, migrations }: RestoreOptions,
): Promise<void> {
  try {
    await client.query('begin');
    const rows = await loadDatabase(client, backup, migrations);
    if (!isDeepStrictEqual(rows, backup.end.rows)) throw incomplete(file);
    // Another engine may still have the previous places: it compares all of them when the site starts.
    await client.query(`select note_search_change('rules', array[0])`);
    await client.query('commit');
    await client.query('analyze');
  } catch (error) {
    if (error instanceof BackupFault) throw error;
    throw new BackupFault(`Nothing was restored: ${reasonOf(error)}.`, { cause: error });
  }
}

async function putFilesInPlace(unpacked: string, dataDir: string): Promise<void> {
  for (const folder of FILE_FOLDERS) {
    await mkdir(path.join(unpacked, folder), { recursive: true });
    await rm(path.join(dataDir, folder), { recursive: true, force: true });
    await rename(path.join(unpacked, folder), path.join(dataDir, folder));
  }
  await rename(path.join(unpacked, SECRET_FILE), path.join(dataDir, SECRET_FILE)).catch(() => undefined);
}
