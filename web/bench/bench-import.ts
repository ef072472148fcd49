import { BRAKES } from '#domain/imports/brakes';
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeDataDir } from '#cms/test/make-data-dir';
import { writeRows } from './import-rows.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Decisions §15. */
const BUDGETS: Readonly<Record<number, number>> = { 13_000: 30, 100_000: 120 };
const MEMORY_MB = 300;
const SAMPLED_MS = 50;
/** The flags of `npm run import`: by default Node keeps memory that it could free. */
const HEAP = ['--max-old-space-size=200', '--max-semi-space-size=16'];

/**
 * Seconds and peak memory of planning and committing a generated file on an empty database, via the command
 * line.
 */
export async function benchImport({ places }: { places?: number } = {}): Promise<void> {
  for (const rows of places ? [places] : [13_000, 100_000]) await benchRows(rows);
}

async function benchRows(rows: number): Promise<void> {
  const dataDir = await makeDataDir();
  try {
    const file = path.join(dataDir, 'places.csv');
    await pipeline(Readable.from(writeRows(rows)), createWriteStream(file));
    // Create and migrate the database before measuring.
    await run(['--list'], dataDir);
    const plan = await run([file, '--map', 'marble-step-export'], dataDir);
    if (!plan.stdout.includes(`${rows} to create`))
      throw new Error(`Not all rows are planned: ${plan.stdout}`);
    const commit = await run(['--commit', '1', '--accept', ...BRAKES], dataDir);
    if (!commit.stdout.includes(`${rows} created`))
      throw new Error(`Not all rows are stored: ${commit.stdout}`);
    const again = await run([file, '--map', 'marble-step-export'], dataDir);
    if (!again.stdout.includes(`${rows} unchanged`))
      throw new Error(`Not all rows are unchanged: ${again.stdout}`);
    report(`plan of ${rows} rows`, plan);
    report(`commit of ${rows} rows, index included`, commit);
    report(`plan of the same ${rows} rows again`, again);
    const seconds = plan.seconds + commit.seconds;
    console.log(
      `plan and commit of ${rows} rows: ${seconds.toFixed(1)} s (budget ${BUDGETS[rows] ?? '-'} s)`,
    );
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Ended {
  readonly stdout: string;
  readonly seconds: number;
  readonly peakMb: number;
}

async function run(args: readonly string[], dataDir: string): Promise<Ended> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    SEED: 'none',
  };
  const start = performance.now();
  const child = spawn(process.execPath, [...HEAP, 'seed/import.ts', ...args], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  let peakMb = 0;
  const timer = setInterval(() => {
    void readPeak(child.pid ?? 0).then((mb) => (peakMb = Math.max(peakMb, mb)));
  }, SAMPLED_MS);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`seed/import.ts ${args.join(' ')} ended with ${String(code)}: ${stdout}`);
  return { stdout, seconds: (performance.now() - start) / 1_000, peakMb };
}

/** Peak memory of a process, if the system reports it; otherwise 0. */
async function readPeak(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_024;
}

function report(what: string, { seconds, peakMb }: Ended): void {
  console.log(`${what}: ${seconds.toFixed(1)} s, ${peakMb.toFixed(0)} MB at most (budget ${MEMORY_MB} MB)`);
}
