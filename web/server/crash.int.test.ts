import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeDataDir } from '#cms/test/make-data-dir';
import { runProgram, startProgram } from '#cms/test/run-program';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ensureBuilt } from './test/ensure-built.ts';
import { startServerProgram } from './test/start-server-program.ts';

const ROWS = 3_000;
/** As many as an import stores at once (cms/imports/plan/make-plan.ts). */
const BATCH = 500;
const PATIENCE_MS = 60_000;

let dataDir: string;
let importArguments: string[];
let env: Record<string, string>;

beforeAll(async () => {
  await ensureBuilt(inject('postgresUrl'));
  dataDir = await makeDataDir();
  env = { DATA_DIR: dataDir, SEED: 'none', ADMIN_PASSWORD: 'known-to-this-test', LOG_LEVEL: 'error' };
  const rows = Array.from(
    { length: ROWS },
    (_, index) => `${index + 1},Place ${index + 1},${index + 1} Long St`,
  );
  const map = {
    source: 'crash',
    key: { columns: 'id' },
    fields: { name: { from: 'name' }, address: { from: 'street' } },
    defaults: { category: 'Crash Food', neighborhood: 'Testville', description: 'Survived an import.' },
  };
  await writeFile(path.join(dataDir, 'rows.csv'), ['id,name,street', ...rows].join('\n'));
  await writeFile(path.join(dataDir, 'map.json'), JSON.stringify(map));
  importArguments = [path.join(dataDir, 'rows.csv'), '--map', path.join(dataDir, 'map.json')];
});
afterAll(async () => {
  const pid = await postmasterPid();
  if (pid !== undefined && isRunning(pid)) process.kill(pid, 'SIGINT');
  while (pid !== undefined && isRunning(pid)) await sleep(50);
  await rm(dataDir, { recursive: true, force: true });
});

const postmasterFile = () => readFile(path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');

async function postmasterPid(): Promise<number | undefined> {
  const text = await postmasterFile().catch(() => '');
  return Number(text.split('\n')[0]) || undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Looks in from outside, without joining the processes that share the server. */
async function countPlaces(): Promise<number> {
  const port = Number((await postmasterFile()).split('\n')[3]);
  const password = (await readFile(path.join(dataDir, 'postgres', 'password'), 'utf8')).trim();
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'baltimore',
    password,
    database: 'baltimore',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from restaurants');
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}

async function waitForPlaces(least: number): Promise<number> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    const count = await countPlaces().catch(() => 0);
    if (count >= least) return count;
    if (Date.now() > giveUpAt) throw new Error(`Only ${count} places came in`);
    await sleep(20);
  }
}

it('loses no committed batch when import and database are killed, and the next import and site go on', async () => {
  const planned = await runProgram('seed/import.ts', importArguments, env);
  const plan = /^Plan (\d+)/m.exec(planned.stdout)?.[1] ?? '';
  expect(plan, planned.stderr).not.toBe('');

  const child = startProgram('seed/import.ts', ['--commit', plan], env);
  const ended = once(child, 'exit');
  const seen = await waitForPlaces(BATCH);
  const database = await postmasterPid();
  child.kill('SIGKILL');
  if (database !== undefined) process.kill(database, 'SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  // Whole batches only: half of one would have been half a transaction.
  expect(seen % BATCH).toBe(0);
  expect(seen).toBeLessThan(ROWS);

  const { code, stdout, stderr } = await runProgram('seed/import.ts', ['--commit', plan], env);
  expect(code, stderr).toBe(0);
  expect(stdout).toContain(`${ROWS} created, 0 updated.`);

  const site = await startServerProgram(env);
  const stats = await (await fetch(`${site.url}/api/cuisines/stats`)).json();
  expect(stats).toEqual([{ category: 'Crash Food', count: ROWS }]);
  expect((await fetch(`${site.url}/cuisines/crash-food`)).status).toBe(200);
  expect(await site.stop('SIGTERM')).toBe(0);
}, 240_000);

it('starts again after the site itself was killed, and answers as before', async () => {
  const first = await startServerProgram(env);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  await first.stop('SIGKILL');
  const second = await startServerProgram(env);
  expect(await (await fetch(`${second.url}/api/cuisines/stats`)).json()).toEqual([
    { category: 'Crash Food', count: ROWS },
  ]);
  expect(await second.stop('SIGTERM')).toBe(0);
}, 120_000);
