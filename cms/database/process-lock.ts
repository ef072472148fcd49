import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { DatabaseFault, errorCode } from './database-fault.ts';

const RETRY_MS = 50;
/** Longer than a first start takes on a slow disk. */
const PATIENCE_MS = 120_000;
/** Taking over an abandoned lock takes a few system calls; a process that takes longer has died. */
const TAKEOVER_MS = 5_000;

/**
 * Runs `work` while no other process, or other caller in this one, runs it for the same lock file. The file names its
 * holder; the lock of a dead process is taken over.
 */
export async function withProcessLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await acquire(file);
  try {
    return await work();
  } finally {
    removeIfThere(file);
  }
}

async function acquire(file: string): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (!tryCreate(file, holderOf(process.pid))) {
    const holder = readHolder(file);
    if (holder !== undefined && !isAlive(holder) && takeAway(file, holder)) continue;
    if (Date.now() > giveUpAt) {
      throw new DatabaseFault(
        `Another process (${holder?.split(' ')[0] ?? 'unknown'}) has been starting or stopping the database for two minutes; ` +
          `if it no longer exists, delete ${file}.`,
      );
    }
    await sleep(RETRY_MS);
  }
}

/** Removes the lock of a dead holder, one process at a time, so that no process removes its successor's lock. */
function takeAway(file: string, deadHolder: string): boolean {
  const takeover = `${file}.takeover`;
  if (!tryCreate(takeover, String(process.pid))) {
    const ageMs = Date.now() - (statSync(takeover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (ageMs > TAKEOVER_MS) removeIfThere(takeover);
    return false;
  }
  try {
    if (readHolder(file) === deadHolder) removeIfThere(file);
    return true;
  } finally {
    removeIfThere(takeover);
  }
}

function tryCreate(file: string, text: string): boolean {
  try {
    const descriptor = openSync(file, 'wx', 0o644);
    writeFileSync(descriptor, text);
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function removeIfThere(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

function holderOf(pid: number): string {
  return `${pid} ${startedAt(pid)}`;
}

/** Process ids are reused, in containers after every restart: the start time tells two holders apart. */
function isAlive(holder: string): boolean {
  // Read between creation and first write: the holder is about to write.
  if (holder === '') return true;
  const pid = Number(holder.split(' ')[0]);
  return isRunning(pid) && holderOf(pid) === holder;
}

/**
 * Whether a process with that id runs, under any user. Zombies do not count: in a container whose first process never
 * reaps, they remain forever.
 */
export function isRunning(pid: number): boolean {
  const state = linuxStat(pid)?.[0];
  if (state === 'Z' || state === 'X') return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function startedAt(pid: number): string {
  if (process.platform === 'linux') return linuxStat(pid)?.[19] ?? '';
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/**
 * The fields of proc(5) stat from the third (state) on; the second, the command name, may contain spaces and
 * parentheses.
 */
function linuxStat(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
