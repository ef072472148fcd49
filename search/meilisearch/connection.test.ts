import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { send } from './connection.ts';

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
  expect(answer).toEqual({ status: 404, text: 'POST /indexes?a=b Bearer key crêpe' });
});

test('one connection carries request after request', async () => {
  const ports = new Set<number | undefined>();
  const url = await serve((req, res) => {
    ports.add(req.socket.remotePort);
    res.end('{}');
  });
  for (let asked = 0; asked < 3; asked += 1) {
    expect((await send(url, {})).text).toBe('{}');
    // An answer is read a moment before its connection is free.
    await setImmediate();
  }
  expect(ports.size).toBe(1);
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
    void setImmediate().then(() => res.destroy());
  });
  await expect(send(url, {})).rejects.toThrow();
});
