import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, realpathSync, rmdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { DatabaseFault, errorCode } from './database-fault.ts';
import type { Log } from './log.ts';
import { canEnter, postgresAccount } from './postgres-account.ts';
import type { PostgresAccount } from './postgres-account.ts';

/** Where databases of root's sites live when PostgreSQL's account cannot enter their own folder. */
const SYSTEM_FOLDER = '/var/lib/baltimore-eats';
/** Enter, but not list: the cluster inside belongs to PostgreSQL's account alone. */
const HOME_MODE = 0o711;

/** Real path of the folder of the embedded database and the account that owns the cluster in it. */
export type DatabaseHome = { folder: string; account: PostgresAccount };

export function clusterFolder(home: string): string {
  return join(home, 'cluster');
}

type Options = { dataDir: string; log: Log; systemFolder?: string };

/**
 * `DATA_DIR/postgres`, made when missing. Root's own folders (0700) are closed to PostgreSQL's account: then
 * `DATA_DIR/postgres` becomes a link to a folder below /var/lib, so that removing DATA_DIR still means starting anew.
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
