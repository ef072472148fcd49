import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '#cms/database/postgres-cluster';
import { makeDataDir } from '#cms/test/make-data-dir';
import { METRICS_TOKEN } from '../test/metrics-token.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const READY_WITHIN_MS = 240_000;
const START_SCRIPT = readStartScript();
/** The memory flags of `npm start`. */
const HEAP_FLAGS = START_SCRIPT.match(/--[\w-]+=\d+/g) ?? [];
const HEAP_ENV = Object.fromEntries(
  [...START_SCRIPT.matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
);

export interface RunningSite {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Runs a command-line tool on the same database. */
  runTool(script: string, args: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Runs the built site as a separate process, with this many synthetic places or the sample city in its own database;
 * `settings` override the environment.
 */
export async function runSite(places?: number, settings: Record<string, string> = {}): Promise<RunningSite> {
  const { dataDir, env } = await storeCity(places, settings);
  const { url, process: site } = await startSite(env);
  const stop = async () => {
    site.kill('SIGTERM');
    if (site.exitCode === null) await once(site, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
  const runTool = async (script: string, args: readonly string[]) => {
    const tool = spawn(process.execPath, [script, ...args], { cwd: ROOT, env, stdio: 'ignore' });
    const [code] = await once(tool, 'exit');
    if (code !== 0) throw new Error(`${script} ended with ${String(code)}.`);
  };
  return { url, dataDir, process: site, runTool, stop };
}

/** Creates a folder with a database of places, and the environment to run a site on it. */
export async function storeCity(
  places?: number,
  settings: Record<string, string> = {},
): Promise<{ dataDir: string; env: NodeJS.ProcessEnv }> {
  const dataDir = await makeDataDir();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: String(await freePort()),
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    METRICS_TOKEN,
    // Lets each request come from a different client, for the rate limits.
    TRUST_PROXY: 'loopback',
    ...settings,
  };
  console.log(
    places === undefined ? 'Storing the sample city ...' : `Storing ${places} synthetic places ...`,
  );
  const size = places === undefined ? [] : ['--places', String(places)];
  const seed = spawnSync(process.execPath, ['seed/run.ts', ...size], { cwd: ROOT, env });
  if (seed.status !== 0) throw new Error(`The places could not be stored: ${String(seed.stderr)}`);
  return { dataDir, env };
}

/** Resolves when the site is ready. */
export async function startSite(env: NodeJS.ProcessEnv): Promise<{ url: string; process: ChildProcess }> {
  const site = spawn(process.execPath, [...HEAP_FLAGS, 'web/server/main.ts'], {
    cwd: ROOT,
    env: { ...HEAP_ENV, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${env.PORT}`;
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (Date.now() > giveUpAt || site.exitCode !== null) {
      site.kill('SIGKILL');
      throw new Error('The site did not become ready.');
    }
    await sleep(100);
  }
  return { url, process: site };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

function readStartScript(): string {
  const { scripts } = z
    .object({ scripts: z.object({ start: z.string() }) })
    .parse(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')));
  return scripts.start;
}
