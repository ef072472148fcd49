import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { runProgram } from '#cms/test/run-program';
import { expect, test } from './visit.ts';

/** Behavior of a site after its panel was rendered: from then on Next.js listens for upgrades in its process. */

test.skip(process.env.E2E_ONE_SITE !== undefined, 'A site of its own is needed, with its settings.');
test.describe.configure({ mode: 'serial' });

// Stopping the site is a test too: open sockets would prevent a clean exit.
test.beforeAll(async ({ browser, site }) => {
  const page = await browser.newPage();
  await page.goto(`${site.url}/cms/login`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.close();
});

test('WebSockets get a response and are closed, at every address', async ({ site }) => {
  for (const address of ['/', '/cms', '/_next/hmr', '/api/site', '/nothing']) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => askForSocket(site.url, address)));
    for (const answer of answers)
      expect(answer).toMatch(/^HTTP\/1\.1 [2345]\d\d .*\r\nConnection: close\r\n/s);
  }
});

for (const [tool, ...args] of [
  ['seed/run.ts', '--if-empty'],
  ['seed/import.ts', '--list'],
  ['seed/export.ts', '--format', 'csv'],
  ['seed/reindex.ts'],
  ['seed/search-check.ts'],
] as const) {
  test(`${path.basename(tool)} ends with 0 while a site runs on its port`, async ({ site }) => {
    // As in a shell without NODE_ENV.
    const { code, stderr } = await runProgram(tool, args, { ...site.env, NODE_ENV: '' });
    expect(code, stderr).toBe(0);
  });
}

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
