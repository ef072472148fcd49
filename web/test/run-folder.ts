import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const NAME = /^marble-step-run-(\d+)-/;
const PATIENCE_MS = 12_000;

interface LeftProcess {
  pid: number;
  command: string;
}

/**
 * Gives a run a folder for temporary files, and removes it at the end, on interruption, or, if the run was killed, at
 * the next run. The folder is TMPDIR, which identifies the run's remaining processes.
 */
export async function withRunFolder(
  run: (folder: string) => Promise<void>,
  graceMs = 5_000,
): Promise<{ leftRunning: string[] }> {
  const folder = await openRunFolder();
  process.env.TMPDIR = folder;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      await clearRunFolder(folder);
      process.exit(1);
    });
  }
  try {
    await run(folder);
  } catch (error) {
    await clearRunFolder(folder);
    throw error;
  }
  // Ended processes may take a moment to exit.
  await noneOf(folder, graceMs);
  return { leftRunning: await clearRunFolder(folder) };
}

async function openRunFolder(): Promise<string> {
  for (const name of readdirSync(tmpdir())) {
    const owner = NAME.exec(name)?.[1];
    if (owner !== undefined && !isRunning(Number(owner))) await clearRunFolder(path.join(tmpdir(), name));
  }
  const folder = mkdtempSync(path.join(tmpdir(), `marble-step-run-${process.pid}-`));
  // If the tests run as root, PostgreSQL runs as its own account.
  chmodSync(folder, 0o755);
  return folder;
}

/** Ends processes still running there and removes the folder. Returns the commands that had to be ended. */
async function clearRunFolder(folder: string): Promise<string[]> {
  const left = processesOf(folder);
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (const { pid } of processesOf(folder)) end(pid, signal);
    await noneOf(folder, PATIENCE_MS);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return left.map(({ command }) => command);
}

/** Waits until no process is left, or the time is up. */
async function noneOf(folder: string, patienceMs: number): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  while (processesOf(folder).length > 0 && Date.now() < giveUpAt) await sleep(50);
}

/**
 * Processes started with the folder as TMPDIR, or with it in their arguments (PostgreSQL gets a clean environment).
 * Linux only.
 */
function processesOf(folder: string): LeftProcess[] {
  if (!existsSync('/proc/self/environ')) return [];
  return (
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
      .map((name) => ({ pid: Number(name), command: read(name, 'cmdline').replaceAll('\0', ' ').trim() }))
      .filter(
        ({ pid, command }) => command.includes(folder) || read(pid, 'environ').includes(`TMPDIR=${folder}\0`),
      )
      // A zombie process has an empty command line.
      .filter(({ command }) => command !== '')
  );
}

/** Returns an empty string for a process that has just ended. */
function read(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has already ended.
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
