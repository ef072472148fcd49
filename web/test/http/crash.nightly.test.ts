import { BRAKES } from '#domain/imports/brakes';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#cms/database/postgres-server';
import { makeDataDir } from '#cms/test/make-data-dir';
import { quietLog } from '#cms/test/quiet-log';
import { runProgram, startProgram } from '#cms/test/run-program';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ensureBuilt } from './site/ensure-built.ts';
import { startServerProgram, type ServerProgram } from './site/start-server-program.ts';

const ROWS = 1_500;
/** The import's batch size (cms/imports/plan/make-plan.ts). */
const BATCH = 500;
const PATIENCE_MS = 120_000;

let dataDir: string;
let importArguments: string[];
let env: Record<string, string>;
let site: ServerProgram;

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

it('loses no committed batch when import and database are killed, and the next import and site continue', async () => {
  const database = await openDatabase({ dataDir, log: quietLog });
  const planned = await runProgram('seed/import.ts', importArguments, env);
  const plan = /^Plan (\d+)/m.exec(planned.stdout)?.[1] ?? '';
  expect(plan, planned.stderr).not.toBe('');

  // A lock stops the import halfway.
  const outside = new pg.Client({ connectionString: database.url });
  outside.on('error', () => undefined);
  await outside.connect();
  await outside.query(`create function wait_there() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(7265); return new; end $$`);
  await outside.query(`create trigger wait_there before insert on restaurants for each row
    when (new.name = 'Place ${ROWS / 2}') execute function wait_there()`);
  await outside.query('select pg_advisory_lock(7265)');
  const child = startProgram('seed/import.ts', ['--commit', plan, '--accept', ...BRAKES], {
    ...env,
    PGAPPNAME: 'half-way',
  });
  const ended = once(child, 'exit');
  const waiting = `select 1 from pg_stat_activity where application_name = 'half-way' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await outside.query(waiting)).rowCount, { timeout: PATIENCE_MS }).toBe(1);
  const { rows } = await outside.query('select count(*)::int as count from restaurants');
  // Whole batches only: each is one transaction.
  expect(rows).toEqual([{ count: BATCH }]);
  // A connected process would restart the server.
  await database.close();
  const server = await postmasterPid();
  child.kill('SIGKILL');
  if (server !== undefined) process.kill(server, 'SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);

  const { code, stdout, stderr } = await runProgram('seed/import.ts', ['--commit', plan], env);
  expect(code, stderr).toBe(0);
  expect(stdout).toContain(`${ROWS} created, 0 updated.`);

  site = await startServerProgram(env);
  const stats = await (await fetch(`${site.url}/api/cuisines/stats`)).json();
  expect(stats).toEqual([{ category: 'Crash Food', count: ROWS }]);
  expect((await fetch(`${site.url}/cuisines/crash-food`)).status).toBe(200);
}, 480_000);

it('restarts after the site itself was killed, and responds as before', async () => {
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  await site.stop('SIGKILL');
  const second = await startServerProgram(env);
  expect(await (await fetch(`${second.url}/api/cuisines/stats`)).json()).toEqual([
    { category: 'Crash Food', count: ROWS },
  ]);
  expect(await second.stop('SIGTERM')).toBe(0);
}, 240_000);
