import { once } from 'node:events';
import { connect } from 'node:net';
import { createTestDatabase, type TestDatabase } from '#cms/test/create-test-database';
import { runProgram } from '#cms/test/run-program';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ensureBuilt } from './site/ensure-built.ts';
import { startServerProgram, type ServerProgram } from './site/start-server-program.ts';

/** Behavior of a site after its panel was rendered: from then on Next.js listens for upgrades in its process. */

let database: TestDatabase;
let site: ServerProgram;

beforeAll(async () => {
  await ensureBuilt(inject('postgresUrl'));
  database = await createTestDatabase('sample');
  site = await startServerProgram(database.env);
  expect((await fetch(`${site.url}/cms/login`)).status).toBe(200);
});
afterAll(async () => {
  // Open sockets would prevent a clean exit.
  expect(await site.stop('SIGTERM')).toBe(0);
  await database.drop();
});

it('WebSockets get a response and are closed, at every address', async () => {
  for (const address of ['/', '/cms', '/_next/hmr', '/api/site', '/nothing']) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => askForSocket(site.url, address)));
    for (const answer of answers)
      expect(answer).toMatch(/^HTTP\/1\.1 [2345]\d\d .*\r\nConnection: close\r\n/s);
  }
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

/** Returns everything that the site sends until it closes. */
async function askForSocket(url: string, address: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  );
  let said = '';
  socket.setEncoding('latin1').on('data', (text: string) => (said += text));
  await once(socket, 'close');
  return said;
}
