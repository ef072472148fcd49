import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, realpathSync, rmdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { DatabaseFault, errorCode } from './database-fault.ts';
import type { Log } from './log.ts';
import { canEnter, postgresAccount } from './postgres-account.ts';
import type { PostgresAccount } from './postgres-account.ts';

/** Location of databases for sites run by root when PostgreSQL's account cannot enter their own folder. */
const SYSTEM_FOLDER = '/var/lib/marble-step';
/** Others may enter but not list it: the cluster inside belongs to PostgreSQL's account alone. */
const HOME_MODE = 0o711;

/** Real path of the embedded database's folder, and the account that owns its cluster. */
export type DatabaseHome = { folder: string; account: PostgresAccount };

export function clusterFolder(home: string): string {
  return join(home, 'cluster');
}

type Options = { dataDir: string; log: Log; systemFolder?: string };

/**
 * Returns `DATA_DIR/postgres`, creating it if missing. If PostgreSQL's account cannot enter it, as in root's own
 * folders (0700), it becomes a link to a folder below /var/lib, so that removing DATA_DIR still means starting over.
 */
export function databaseHome({ dataDir, log, systemFolder = SYSTEM_FOLDER }: Options): DatabaseHome {
  const home = join(realpathSync(dataDir), 'postgres');
  const folder = existingHome(home) ?? made(home);
  const account = postgresAccount(clusterFolder(folder));
  if (canEnter(account, folder)) return { folder, account };
  if (existsSync(clusterFolder(folder)) || folder !== home) {
    throw new DatabaseFault(
      `PostgreSQL's account (uid ${account?.uid}) cannot enter ${folder}: let it pass the folders above (chmod a+x), or set DATA_DIR to a folder it can enter.`,
    );
  }
  rmdirSync(home);
  mkdirSync(systemFolder, { recursive: true, mode: 0o755 });
  const elsewhere = made(join(systemFolder, randomBytes(6).toString('hex')));
  symlinkSync(elsewhere, home);
  log.warn(
    `PostgreSQL's account cannot enter ${dataDir}, so the database lives in ${elsewhere} (linked from ${home}).`,
  );
  return { folder: elsewhere, account };
}

function existingHome(home: string): string | undefined {
  if (lstatSync(home, { throwIfNoEntry: false }) === undefined) return undefined;
  try {
    return realpathSync(home);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new DatabaseFault(
      `${home} points to a database folder that is gone: put it back, or delete the link to start with an empty database.`,
    );
  }
}

function made(folder: string): string {
  mkdirSync(folder, { mode: HOME_MODE });
  return folder;
}
