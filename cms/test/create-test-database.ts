import { randomBytes } from 'node:crypto';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { makeDataDir } from './make-data-dir.ts';
import { runProgram } from './run-program.ts';
import { testPostgres } from './test-postgres.ts';

export const TEST_ADMIN = { username: 'admin', password: 'the-first-of-all-admins' };
export const TEST_SECRET = 'only-the-tests-know-this-secret';

/** `none`: migrated, with settings and the first admin. `sample`: the same with the sample places. */
export type TestContent = 'none' | 'sample';

export interface TestDatabase {
  url: string;
  /** Environment for a program of the project that uses it. */
  env: Record<string, string>;
  dataDir: string;
  drop(): Promise<void>;
}

/** An arbitrary number shared by a run's test files: one of them fills a template, the others wait for it. */
const TEMPLATE_LOCK = 7_263;

/** `empty` has no tables and no files. `city` is another one than the run's. */
export async function createTestDatabase(
  content: TestContent | 'empty' = 'none',
  city = '',
): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const dataDir = await makeDataDir();
  await withServer(async (server) => {
    if (content === 'empty') return server.query(`create database ${name}`);
    await server.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const template = await findOrFillTemplate(server, content, city);
    await server.query(`create database ${name} template ${template}`);
    // The pictures that its rows refer to.
    await cp(filesOf(template), dataDir, { recursive: true });
  });
  const url = databaseUrl(name);
  return {
    url,
    dataDir,
    env: settingsFor(url, dataDir),
    async drop() {
      await withServer(async (server) => {
        // Waits some seconds for closing connections: force would turn their end into an error.
        const isDropped = await server.query(`drop database ${name}`).then(
          () => true,
          () => false,
        );
        if (!isDropped) await server.query(`drop database ${name} with (force)`);
      });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The DATA_DIR used to fill a template. */
const filesOf = (template: string) => path.join(testPostgres().folder, template);

async function findOrFillTemplate(server: pg.Client, content: TestContent, city: string): Promise<string> {
  const template = `template_${content}_${city.replaceAll('-', '_')}`;
  const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [template]);
  if (rowCount) return template;
  // Under a temporary name until it is complete: a failed seed must not be used as a template.
  const draft = `draft_${randomBytes(6).toString('hex')}`;
  await server.query(`create database ${draft}`);
  await mkdir(filesOf(template), { recursive: true });
  const env = { ...settingsFor(databaseUrl(draft), filesOf(template)), SEED: content, CITY: city };
  const { code, stderr, stdout } = await runProgram('seed/run.ts', ['--if-empty'], env);
  if (code !== 0) throw new Error(`The template ${content} could not be filled: ${stderr}${stdout}`);
  await server.query(`alter database ${draft} rename to ${template}`);
  return template;
}

/** The advisory lock ends with the connection. */
async function withServer<T>(work: (server: pg.Client) => Promise<T>): Promise<T> {
  const server = new pg.Client({ connectionString: testPostgres().url });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

function databaseUrl(name: string): string {
  const url = new URL(testPostgres().url);
  url.pathname = `/${name}`;
  return url.href;
}

function settingsFor(url: string, dataDir: string): Record<string, string> {
  return {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: TEST_SECRET,
    ADMIN_USERNAME: TEST_ADMIN.username,
    ADMIN_PASSWORD: TEST_ADMIN.password,
    LOG_LEVEL: 'error',
  };
}
