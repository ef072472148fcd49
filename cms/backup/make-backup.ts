import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo, type CopyToStreamQuery } from 'pg-copy-streams';
import { pack as packTar, type Pack } from 'tar-stream';
import { LOCKS, lockOn, tryLockOn } from '../database/advisory-locks.ts';
import { reasonOf } from '../database/database-fault.ts';
import { describeDatabase } from './describe-database.ts';
import { snapshotFiles, type FileSnapshot } from './snapshot-files.ts';
import { BackupFault, END, FILES, MANIFEST, tableFolder, type End, type Manifest } from './manifest.ts';

/** A tar entry starts with its size, so a table is split into pieces that fit in memory. */
const PIECE_BYTES = 4 * 1024 * 1024;

export interface BackupOptions {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Appears when complete; until then its name ends in `.part`. */
  readonly file: string;
}

/**
 * Writes a consistent backup of database and files as a tar.gz while the site runs: the tables in one snapshot, the
 * files linked before and after it begins, since a file is stored before its row.
 */
export async function makeBackup({ databaseUrl, dataDir, file }: BackupOptions): Promise<End> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'backup' });
  // The next statement reports the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    if (!(await tryLockOn(client, 'backup'))) throw new BackupFault('Another backup is under way.');
    const files = await snapshotFiles(dataDir).catch((error: unknown) => {
      throw new BackupFault(`Cannot hold the files in ${dataDir} for the backup: ${reasonOf(error)}.`, {
        cause: error,
      });
    });
    try {
      const manifest = await beginSnapshot(client);
      await files.holdMore();
      return await writeWhole(file, (pack) => packAll(pack, client, manifest, files));
    } finally {
      await files.release();
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function beginSnapshot(client: pg.Client): Promise<Manifest> {
  // Never between two migrations.
  await lockOn(client, 'migrations');
  try {
    await client.query('begin isolation level repeatable read read only');
    const described = await describeDatabase(client);
    const names = described.tables.map(({ name }) => client.escapeIdentifier(name));
    await client.query(`lock table ${names.join(', ')} in access share mode`);
    return { format: 1, madeAt: new Date().toISOString(), ...described };
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCKS.migrations]).catch(() => undefined);
  }
}

async function packAll(pack: Pack, client: pg.Client, manifest: Manifest, files: FileSnapshot): Promise<End> {
  await addText(pack, MANIFEST, JSON.stringify(manifest, null, 2));
  const copies: [table: string, rows: CopyToStreamQuery][] = [];
  for (const { name, columns } of manifest.tables) {
    const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
    const rows = client.query(copyTo(`copy ${client.escapeIdentifier(name)} (${list}) to stdout`));
    await addPieces(pack, tableFolder(name), rows);
    copies.push([name, rows]);
  }
  // A copy's row count arrives after its last row, but always before the next response.
  await client.query('commit');
  const end: End = {
    rows: Object.fromEntries(copies.map(([name, { rowCount }]) => [name, rowCount])),
    files: 0,
  };
  for (const name of files.names) {
    const source = path.join(files.folder, name);
    const { size, mtime } = await stat(source);
    await addFile(pack, { name: FILES + name, size, mtime }, source);
    end.files += 1;
  }
  await addText(pack, END, JSON.stringify(end, null, 2));
  return end;
}

async function addPieces(pack: Pack, folder: string, source: AsyncIterable<Buffer>): Promise<void> {
  let pieces: Buffer[] = [];
  let size = 0;
  let count = 0;
  const flush = async () => {
    count += 1;
    await addText(pack, `${folder}${String(count).padStart(6, '0')}`, Buffer.concat(pieces));
    pieces = [];
    size = 0;
  };
  for await (const piece of source) {
    pieces.push(piece);
    size += piece.length;
    if (size >= PIECE_BYTES) await flush();
  }
  if (size > 0 || count === 0) await flush();
}

function addText(pack: Pack, name: string, content: string | Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  pack.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
  return promise;
}

async function addFile(
  pack: Pack,
  header: { name: string; size: number; mtime: Date },
  source: string,
): Promise<void> {
  if (header.size === 0) return addText(pack, header.name, '');
  // No more than the announced size, in case the file grows.
  await pipeline(createReadStream(source, { end: header.size - 1 }), pack.entry({ ...header, mode: 0o600 }));
}

/** Writes to a temporary name until the file is complete and synced. */
async function writeWhole<T>(file: string, fill: (pack: Pack) => Promise<T>): Promise<T> {
  const part = `${file}.part`;
  const pack = packTar();
  try {
    const written = pipeline(pack, createGzip({ level: 4 }), createWriteStream(part, { mode: 0o600 }));
    const filled = fill(pack).then(
      (result) => {
        pack.finalize();
        return result;
      },
      (error: unknown) => {
        pack.destroy(error instanceof Error ? error : new Error(String(error)));
        throw error;
      },
    );
    // A full disk fails both; the first one's reason is reported.
    const [result] = await Promise.all([filled, written]);
    const handle = await open(part);
    await handle.sync().finally(() => handle.close());
    await rename(part, file);
    return result;
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    if (error instanceof BackupFault) throw error;
    throw new BackupFault(`${file} was not written: ${reasonOf(error)}.`, { cause: error });
  }
}
