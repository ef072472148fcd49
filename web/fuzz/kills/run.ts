import { BRAKES } from '#domain/imports/brakes';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#cms/database/postgres-server';
import { InvalidArgumentError, program } from 'commander';
import pg from 'pg';
import { pino } from 'pino';
import { startSite, storeCity } from '../../bench/run-site.ts';
import { checkLedger, sumsAgree } from './check-ledger.ts';
import { KILLS_ORIGIN, openLedger, type Ledger } from './ledger.ts';
import { joinAndWrite, seeAd, subscribe } from './writers.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ROWS_PER_IMPORT = 1_200;
const IMPORT_EVERY = 4;
const WRITERS = [seeAd, seeAd, seeAd, seeAd, subscribe, subscribe, joinAndWrite, joinAndWrite];
const SCHEDULED_WITHIN_MS = 120_000;

/**
 * `npm run kills`: repeatedly kills a site, its PostgreSQL, or an import under load, and keeps a ledger of acknowledged
 * writes. Exits with 1 if any is lost or stored twice.
 */
program
  .name('npm run kills --')
  .option('--times <count>', 'how many kills', wholeNumber, 100)
  .action(async ({ times }: { times: number }) => {
    process.exitCode = (await run(times)) ? 0 : 1;
  });

await program.parseAsync();

interface City {
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly ledger: Ledger;
}

async function run(times: number): Promise<boolean> {
  const { dataDir, env } = await storeCity(undefined, { SITE_URL: KILLS_ORIGIN, LOG_LEVEL: 'fatal' });
  const city: City = { dataDir, env, ledger: openLedger() };
  const killed = { site: 0, PostgreSQL: 0, both: 0, import: 0 };
  try {
    const { ads, places } = await prepare(city);
    for (let round = 0; round < times; round += 1) {
      const what = await killOnce(city, { round, ads, places });
      killed[what] += 1;
      if ((round + 1) % 10 === 0) console.log(`${round + 1} kills`);
    }
    return await settle(city, killed);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Returns the ads to view and the places to save. */
async function prepare({ dataDir }: City): Promise<{ ads: number[]; places: number[] }> {
  return withDatabase(dataDir, async (client) => {
    const ads = await client.query<{ id: number }>('select id from ads');
    const places = await client.query<{ id: number }>(
      `select id from restaurants where _status = 'published' and status = 'open' order by id limit 200`,
    );
    return { ads: ads.rows.map(({ id }) => id), places: places.rows.map(({ id }) => id) };
  });
}

async function killOnce(
  city: City,
  { round, ads, places }: { round: number; ads: number[]; places: number[] },
): Promise<'site' | 'PostgreSQL' | 'both' | 'import'> {
  const { dataDir, env, ledger } = city;
  const isImport = round % IMPORT_EVERY === IMPORT_EVERY - 1;
  const plan = isImport ? await planImport(city, round) : '';
  const site = await startSite(env);
  await schedule(city, round);
  const writing = { url: site.url, ledger, ads, places };
  let isOver = false;
  const writers = WRITERS.map(async (write) => {
    while (!isOver) if (!(await write(writing))) await sleep(5);
  });
  const importing = isImport ? startImport(env, plan) : undefined;
  await sleep(800 + Math.random() * 2_000);

  const chance = Math.random();
  const what = importing ? 'import' : chance < 0.5 ? 'site' : chance < 0.75 ? 'PostgreSQL' : 'both';
  if (importing) importing.kill('SIGKILL');
  if (what === 'PostgreSQL' || what === 'both') await killPostgres(dataDir);
  // A site that runs on without its database is killed a moment later: until then it must not acknowledge anything
  // false.
  if (what === 'PostgreSQL') await sleep(500);
  site.process.kill('SIGKILL');
  isOver = true;
  await Promise.all([...writers, once(site.process, 'exit')]);
  if (importing) await finishImport(city, plan, round);
  return what;
}

async function settle(city: City, killed: Record<string, number>): Promise<boolean> {
  const site = await startSite(city.env);
  try {
    return await withDatabase(city.dataDir, async (client) => {
      const giveUpAt = Date.now() + SCHEDULED_WITHIN_MS;
      let accounts = await checkLedger(client, city.ledger);
      while (accounts['scheduled award'].lost > 0 && Date.now() < giveUpAt) {
        await sleep(1_000);
        accounts = await checkLedger(client, city.ledger);
      }
      const agree = await sumsAgree(client);
      console.log('Killed:', killed);
      console.table(accounts);
      console.log('Answers that were neither done nor 503:', Object.fromEntries(city.ledger.refused));
      console.log(`The sums of the ads by hour and day ${agree ? 'agree' : 'DO NOT AGREE'} with the events.`);
      return (
        agree && Object.values(accounts).every(({ lost, twice, unknown }) => lost + twice + unknown === 0)
      );
    });
  } finally {
    site.process.kill('SIGTERM');
    await once(site.process, 'exit');
  }
}

/** Stores a draft that is due in a second, as the panel does. */
async function schedule({ dataDir, ledger }: City, round: number): Promise<void> {
  const slug = `kill-${round}`;
  const entry = ledger.attempt('scheduled award', slug);
  await withDatabase(dataDir, async (client) => {
    await client.query('begin');
    const { rows } = await client.query<{ id: number }>(
      `insert into awards (recipient, slug, year, layout, why, _status)
       values ($1, $2, 2026, 'long', 'It never gave up.', 'draft') returning id`,
      [`Kill ${round}`, slug],
    );
    const input = { type: 'publish', doc: { relationTo: 'awards', value: String(rows[0]?.id) } };
    await client.query(
      `insert into payload_jobs (task_slug, input, wait_until, queue, created_at, updated_at)
       values ('schedulePublish', $1, now() + interval '1 second', 'default', now(), now())`,
      [JSON.stringify(input)],
    );
    await client.query('commit');
  });
  entry.close({ status: 200 }, 200);
}

async function planImport({ dataDir, env, ledger }: City, round: number): Promise<string> {
  const keys = Array.from({ length: ROWS_PER_IMPORT }, (_, index) => `${round}-${index}`);
  for (const key of keys) ledger.attempt('imported place', key);
  const rows = keys.map((key, index) => `${key},Kill ${key},${index + 1} Round ${round} St`);
  const map = {
    source: 'kills',
    key: { columns: 'id' },
    fields: { name: { from: 'name' }, address: { from: 'street' } },
    defaults: {
      category: 'Crash Food',
      neighborhood: `Testville ${round}`,
      description: 'Survived an import.',
    },
  };
  await writeFile(path.join(dataDir, 'rows.csv'), ['id,name,street', ...rows].join('\n'));
  await writeFile(path.join(dataDir, 'map.json'), JSON.stringify(map));
  const planned = spawnSync(
    process.execPath,
    ['seed/import.ts', path.join(dataDir, 'rows.csv'), '--map', path.join(dataDir, 'map.json')],
    { cwd: ROOT, env, encoding: 'utf8' },
  );
  const plan = /^Plan (\d+)/m.exec(planned.stdout)?.[1];
  if (plan === undefined) throw new Error(`No plan: ${planned.stderr}`);
  return plan;
}

function startImport(env: NodeJS.ProcessEnv, plan: string): ChildProcess {
  return spawn(
    process.execPath,
    ['seed/import.ts', '--duplicates', 'create', '--commit', plan, '--accept', ...BRAKES],
    {
      cwd: ROOT,
      env,
      stdio: 'ignore',
    },
  );
}

/** Repeats the command, as an interrupted operator would. */
async function finishImport({ env, ledger }: City, plan: string, round: number): Promise<void> {
  const child = startImport(env, plan);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Plan ${plan} could not be finished.`);
  for (let index = 0; index < ROWS_PER_IMPORT; index += 1) {
    ledger.attempt('imported place', `${round}-${index}`).close({ status: 200 }, 200);
  }
}

async function killPostgres(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (pid > 0) process.kill(pid, 'SIGKILL');
}

/** Connects to the site's database, or starts it, while `ask` runs. */
async function withDatabase<T>(dataDir: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir, log: pino({ level: 'silent' }) });
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    return await ask(client);
  } finally {
    await client.end();
    await database.close();
  }
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('Give a whole number from 1.');
  return value;
}
