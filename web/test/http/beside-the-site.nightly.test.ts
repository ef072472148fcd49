import { createTestDatabase, type TestDatabase } from '#cms/test/create-test-database';
import { runProgram } from '#cms/test/run-program';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ensureBuilt } from './site/ensure-built.ts';
import { startServerProgram, type ServerProgram } from './site/start-server-program.ts';

/** Tools of the command line while a site runs, and its panel has been rendered. */

let database: TestDatabase;
let site: ServerProgram;

beforeAll(async () => {
  await ensureBuilt(inject('postgresUrl'));
  database = await createTestDatabase('sample');
  site = await startServerProgram(database.env);
  expect((await fetch(`${site.url}/cms/login`)).status).toBe(200);
});
afterAll(async () => {
  expect(await site.stop('SIGTERM')).toBe(0);
  await database.drop();
});

it.each([
  ['seed/run.ts', '--if-empty'],
  ['seed/import.ts', '--list'],
  ['seed/export.ts', '--format', 'csv'],
  ['seed/reindex.ts'],
  ['seed/search-check.ts'],
])('%s ends with 0 while a site runs on its port', async (tool, ...args) => {
  // As in a shell without NODE_ENV.
  const env = { ...database.env, PORT: new URL(site.url).port, NODE_ENV: '' };
  const { code, stderr } = await runProgram(tool, args, env);
  expect(code, stderr).toBe(0);
});
