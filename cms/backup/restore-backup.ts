import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { tryLockOn } from '../database/advisory-locks.ts';
import { reasonOf } from '../database/database-fault.ts';
import type { Log } from '../database/log.ts';
import { migrate, type Migration } from '../database/migrate.ts';
import { BackupReader } from './backup-reader.ts';
import { filesOf } from './snapshot-files.ts';
import { isEmptyDatabase, loadDatabase } from './load-database.ts';
import {
  BackupFault,
  END,
  endSchema,
  FILE_FOLDERS,
  FILES,
  MANIFEST,
  manifestSchema,
  SECRET_FILE,
  type End,
  type Manifest,
} from './manifest.ts';

export interface RestoreOptions {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly file: string;
  readonly replace: boolean;
  readonly migrations: Migration[];
  readonly log: Log;
}

/**
 * Replaces the existing content with a backup: the database in one transaction, then the files, which were unpacked
 * beside the old ones. Nothing changes before the last byte of the backup has been read.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest & End> {
  const { databaseUrl, dataDir, migrations, log } = options;
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'restore' });
  // The next statement reports the error.
  client.on('error', () => undefined);
  await client.connect();
  const staged = path.join(dataDir, '.restore-files');
  try {
    await refuseUnlessFree(client, options);
    await rm(staged, { recursive: true, force: true });
    await mkdir(staged, { recursive: true });
    const restored = await loadAll(client, staged, options);
    await putFilesInPlace(staged, dataDir);
    // The backup may be of an older version.
    await client.end();
    await migrate(databaseUrl, migrations, log);
    return restored;
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
  staged: string,
  { file, migrations }: RestoreOptions,
): Promise<Manifest & End> {
  const reader = new BackupReader(file);
  try {
    const manifest = await reader.takeJson(MANIFEST, manifestSchema);
    await client.query('begin');
    const rows = await loadDatabase(client, reader, manifest, migrations);
    const files = await unpackFiles(reader, staged);
    const end = await reader.takeJson(END, endSchema);
    if ((await reader.peek()) !== undefined || !isSame(end, { rows, files })) {
      throw new BackupFault(`${file} isn’t a complete backup, so nothing was restored.`);
    }
    // Another engine may still have the previous places: it compares all of them when the site starts.
    await client.query(`select note_search_change('rules', array[0])`);
    await client.query('commit');
    await client.query('analyze');
    return { ...manifest, ...end };
  } catch (error) {
    if (error instanceof BackupFault) throw error;
    throw new BackupFault(`Nothing was restored: ${reasonOf(error)}.`, { cause: error });
  } finally {
    reader.close();
  }
}

async function unpackFiles(reader: BackupReader, staged: string): Promise<number> {
  let count = 0;
  for (;;) {
    const entry = await reader.peek();
    if (!entry?.startsWith(FILES)) return count;
    const name = entry.slice(FILES.length);
    const target = path.join(staged, name);
    const isOurs = name === SECRET_FILE || FILE_FOLDERS.some((folder) => name.startsWith(`${folder}/`));
    if (!isOurs || name.split('/').includes('..'))
      throw new BackupFault(`The backup holds a foreign file, ${name}.`);
    await mkdir(path.dirname(target), { recursive: true });
    const mode = name === SECRET_FILE ? 0o600 : 0o644;
    await pipeline(Readable.from(reader.take()), createWriteStream(target, { mode }));
    count += 1;
  }
}

async function putFilesInPlace(staged: string, dataDir: string): Promise<void> {
  for (const folder of FILE_FOLDERS) {
    await mkdir(path.join(staged, folder), { recursive: true });
    await rm(path.join(dataDir, folder), { recursive: true, force: true });
    await rename(path.join(staged, folder), path.join(dataDir, folder));
  }
  await rename(path.join(staged, SECRET_FILE), path.join(dataDir, SECRET_FILE)).catch(() => undefined);
}

function isSame(promised: End, loaded: End): boolean {
  const count = ({ rows }: End) => JSON.stringify(Object.entries(rows).sort());
  return promised.files === loaded.files && count(promised) === count(loaded);
}
