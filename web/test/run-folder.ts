import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '#cms/database/process-lock';

const NAME = /^marble-step-run-(\d+)-/;
const PATIENCE_MS = 12_000;

interface LeftProcess {
  pid: number;
  command: string;
}

/**
 * Gives a run a folder for its temporary files, and clears it away at the end, when the run is interrupted, and at the
 * next run when it was killed. As TMPDIR the folder marks the run's processes, so whatever is left of them is found.
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
  // What has just been told to end may take a moment.
  await noneOf(folder, graceMs);
  return { leftRunning: await clearRunFolder(folder) };
}

async function openRunFolder(): Promise<string> {
  for (const name of readdirSync(tmpdir())) {
    const owner = NAME.exec(name)?.[1];
    if (owner !== undefined && !isRunning(Number(owner))) await clearRunFolder(path.join(tmpdir(), name));
  }
  const folder = mkdtempSync(path.join(tmpdir(), `marble-step-run-${process.pid}-`));
  // PostgreSQL runs as an account of its own when the tests run as root.
  chmodSync(folder, 0o755);
  return folder;
}

/** Ends what still runs there and removes the folder. Answers the commands that had to be ended. */
async function clearRunFolder(folder: string): Promise<string[]> {
  const left = processesOf(folder);
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (const { pid } of processesOf(folder)) end(pid, signal);
    await noneOf(folder, PATIENCE_MS);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return left.map(({ command }) => command);
}

/** Until no process is left, or patience is. */
async function noneOf(folder: string, patienceMs: number): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  while (processesOf(folder).length > 0 && Date.now() < giveUpAt) await sleep(50);
}

/** Started with the folder as TMPDIR, or named after it (PostgreSQL gets a clean environment). Linux only. */
function processesOf(folder: string): LeftProcess[] {
  if (!existsSync('/proc/self/environ')) return [];
  return (
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
      .map((name) => ({ pid: Number(name), command: read(name, 'cmdline').replaceAll('\0', ' ').trim() }))
      .filter(
        ({ pid, command }) => command.includes(folder) || read(pid, 'environ').includes(`TMPDIR=${folder}\0`),
      )
      // One that has ended and waits to be counted has no command any more.
      .filter(({ command }) => command !== '')
  );
}

/** Empty for a process that has just ended. */
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
    // It has ended by itself.
  }
}
