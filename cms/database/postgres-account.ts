import { spawn, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

import { DatabaseFault } from './database-fault.ts';

/** The account PostgreSQL runs under; undefined means this process's own. */
export type PostgresAccount = { uid: number; gid: number } | undefined;

const ACCOUNT_NAME = 'postgres';

/**
 * PostgreSQL refuses to run as root, which is common in containers. It then runs as the owner of an existing cluster,
 * else as `postgres` (created if missing), else as `nobody`.
 */
export function postgresAccount(clusterFolder: string): PostgresAccount {
  const ourUid = process.getuid?.();
  if (ourUid === undefined) return undefined;
  const cluster = statSync(clusterFolder, { throwIfNoEntry: false });
  if (ourUid !== 0) {
    if (cluster !== undefined && cluster.uid !== ourUid) {
      throw new DatabaseFault(
        `${clusterFolder} belongs to another account (uid ${cluster.uid}): start the site as that account or as root, or set DATA_DIR to another folder.`,
      );
    }
    return undefined;
  }
  if (cluster !== undefined && cluster.uid !== 0) return { uid: cluster.uid, gid: cluster.gid };
  const account = lookUp(ACCOUNT_NAME) ?? create(ACCOUNT_NAME) ?? lookUp('nobody');
  if (account !== undefined) return account;
  throw new DatabaseFault(
    'PostgreSQL cannot run as root and no account "postgres" could be made: create one, start the site as another user, or set DATABASE_URL.',
  );
}

function lookUp(name: string): PostgresAccount {
  const uid = idOf('-u', name);
  const gid = idOf('-g', name);
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function idOf(kind: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [kind, name], { encoding: 'utf8' });
  const id = Number.parseInt(stdout ?? '', 10);
  return status === 0 && id > 0 ? id : undefined;
}

function create(name: string): PostgresAccount {
  const shell = '/usr/sbin/nologin';
  const done = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', shell, name]);
  // BusyBox's adduser (Alpine) takes other flags.
  if (done.status !== 0) spawnSync('adduser', ['-S', '-D', '-H', '-s', shell, name]);
  return lookUp(name);
}

/** Whether the account may enter this folder and all its parents. */
export function canEnter(account: PostgresAccount, folder: string): boolean {
  if (account === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0;
}

/** A finished program's stdout and stderr, combined. */
export type Finished = { ok: boolean; output: string };

/**
 * Runs one of PostgreSQL's programs to its end, with a minimal environment: none of our secrets, no foreign PGDATA or
 * PGPORT, and English messages, since some of them are parsed.
 */
export function runAs(account: PostgresAccount, program: string, parameters: string[]): Promise<Finished> {
  const { promise, resolve } = Promise.withResolvers<Finished>();
  const child = spawn(program, parameters, {
    ...account,
    cwd: '/',
    // Next's types require NODE_ENV in every environment.
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', NODE_ENV: process.env.NODE_ENV },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  child.on('error', (error) => resolve({ ok: false, output: error.message }));
  child.on('close', (code) => resolve({ ok: code === 0, output }));
  return promise;
}
