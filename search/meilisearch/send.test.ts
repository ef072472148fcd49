import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { send } from './send.ts';

let close = () => {};
afterEach(() => close());

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('method, headers and text arrive, and so do status and answer', async () => {
  const url = await serve(async (req, res) => {
    const text = (await buffer(req)).toString();
    res.statusCode = 404;
    res.end(`${req.method} ${req.url} ${req.headers.authorization} ${text}`);
  });
  const init = { method: 'POST', headers: new Headers({ authorization: 'Bearer key' }), body: 'crêpe' };
  const answer = await send(`${url}/indexes?a=b`, init);
  expect(answer).toMatchObject({ status: 404, ok: false });
  expect(await answer.text()).toBe('POST /indexes?a=b Bearer key crêpe');
});

test('connections carry request after request', async () => {
  const ports = new Set<number | undefined>();
  const url = await serve((req, res) => {
    ports.add(req.socket.remotePort);
    res.end('{}');
  });
  for (let asked = 0; asked < 10; asked += 1) expect(await (await send(url)).text()).toBe('{}');
  // The next one may be sent before the last one's is free again.
  expect(ports.size).toBeLessThanOrEqual(2);
});

test.each<[string, RequestListener]>([
  ['hangs', () => undefined],
  ['hangs in the middle of an answer', (_req, res) => void res.write('{"hits":')],
])('a server that %s is given up when the signal says so', async (_, answer) => {
  const url = await serve(answer);
  await expect(send(url, { signal: AbortSignal.timeout(100) })).rejects.toThrow();
});

test('a server that hangs up in the middle of an answer has failed', async () => {
  const url = await serve((_req, res) => {
    res.write('{"hits":');
    setImmediate(() => res.destroy());
  });
  await expect(send(url)).rejects.toThrow();
});
