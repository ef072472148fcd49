import { randomBytes } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { DatabaseFault, errorCode } from './database-fault.ts';
import type { Log } from './log.ts';
import { canEnter, postgresAccount } from './postgres-account.ts';
import type { PostgresAccount } from './postgres-account.ts';

/** Where databases of root's sites live when PostgreSQL's account cannot enter their own folder. */
const SYSTEM_FOLDER = '/var/lib/baltimore-eats';
/** Enter, but not list: the cluster inside belongs to PostgreSQL's account alone. */
const HOME_MODE = 0o711;
/** Names the link that leads to a folder below the system's, so that one whose DATA_DIR was removed can be told. */
const LINK_NOTE = 'linked-from';

/** Real path of the folder of the embedded database and the account that owns the cluster in it. */
export type DatabaseHome = { folder: string; account: PostgresAccount };

export function clusterFolder(home: string): string {
  return join(home, 'cluster');
}

type Options = { dataDir: string; log: Log; systemFolder?: string };

/**
 * `DATA_DIR/postgres`, made when missing. Root's own folders (0700) are closed to PostgreSQL's account: then
 * `DATA_DIR/postgres` becomes a link to a folder below /var/lib, so that removing DATA_DIR still means starting anew.
 * What a removed DATA_DIR has left there is reported, never deleted: its disk may merely not be mounted.
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
  for (const { left, link } of leftBehind(systemFolder)) {
    log.warn(
      `No site leads to the database in ${left} any more (${link} is gone): delete it to free its disk.`,
    );
  }
  const elsewhere = made(join(systemFolder, randomBytes(6).toString('hex')));
  writeFileSync(join(elsewhere, LINK_NOTE), home);
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

function leftBehind(systemFolder: string): { left: string; link: string }[] {
  return readdirSync(systemFolder).flatMap((name) => {
    const left = join(systemFolder, name);
    const note = join(left, LINK_NOTE);
    if (!existsSync(note)) return [];
    const link = readFileSync(note, 'utf8');
    const leadsHere =
      lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(link) === left;
    return leadsHere ? [] : [{ left, link }];
  });
}

function made(folder: string): string {
  mkdirSync(folder, { mode: HOME_MODE });
  return folder;
}
