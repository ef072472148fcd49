import { spawnSync } from 'node:child_process';
import { lstatSync, readFileSync, readlinkSync, symlinkSync, unlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { DatabaseFault, errorCode } from './database-fault.ts';
import type { Log } from './log.ts';

const RETRY_MS = 50;
/** Starting and stopping take less; the operator is told what a longer wait is for. */
const TELL_AFTER_MS = 2_000;
/** Longer than a first start takes on a slow disk. */
const PATIENCE_MS = 120_000;
/** Taking over an abandoned lock takes a few system calls; a process that takes longer has died. */
const TAKEOVER_MS = 5_000;

export type ProcessLock = { file: string; log: Log };

/**
 * Runs `work` while no other process, or other caller in this one, runs it for the same lock. The lock is a symbolic
 * link whose target names its holder: unlike a file's content it is there at once or not at all, even on a full disk,
 * where a database must still be stopped. The lock of a dead process is taken over.
 */
export async function withProcessLock<T>(lock: ProcessLock, work: () => Promise<T>): Promise<T> {
  await acquire(lock);
  try {
    return await work();
  } finally {
    removeIfThere(lock.file);
  }
}

async function acquire({ file, log }: ProcessLock): Promise<void> {
  const since = Date.now();
  let isTold = false;
  while (!tryCreate(file, holderOf(process.pid))) {
    const holder = readHolder(file);
    if (holder !== undefined && !isAlive(holder) && takeAway(file, holder)) continue;
    const waitedMs = Date.now() - since;
    const other = holder?.split(' ')[0] || 'unknown';
    if (waitedMs > PATIENCE_MS) {
      throw new DatabaseFault(
        `Another process (${other}) has been starting or stopping the database for two minutes; ` +
          `if it no longer exists, delete ${file}.`,
      );
    }
    if (!isTold && waitedMs > TELL_AFTER_MS) {
      isTold = true;
      log.warn(`Waiting for process ${other}, which is starting or stopping the database and holds ${file}.`);
    }
    await sleep(RETRY_MS);
  }
}

/** Removes the lock of a dead holder, one process at a time, so that no process removes its successor's lock. */
function takeAway(file: string, deadHolder: string): boolean {
  const takeover = `${file}.takeover`;
  if (!tryCreate(takeover, String(process.pid))) {
    const ageMs = Date.now() - (lstatSync(takeover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
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
    symlinkSync(text, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Undefined when there is no lock any more; empty, and so nobody, when it is not one of ours. */
function readHolder(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? undefined : '';
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
