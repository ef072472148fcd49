import { once } from 'node:events';
import { Agent, request, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { listen } from '#cms/test/listen';
import { afterEach, describe, expect, it } from 'vitest';
import { openHttpServer, stopServer } from './http-server.ts';

const UPGRADE =
  'GET /cms HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n';

const sayHello: RequestListener = (_req, res) => res.end('hello');
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function open(
  answer: RequestListener = sayHello,
  options: Parameters<typeof openHttpServer>[1] = { takesUpgrades: false },
) {
  const server = openHttpServer(answer, options);
  const port = await listen(server);
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return { server, port };
}

/** Returns all that a socket receives until the other side closes it, even in the middle of a write. */
async function hear(socket: Socket): Promise<string> {
  let heard = '';
  socket.setEncoding('latin1').on('data', (text: string) => (heard += text));
  socket.on('error', () => undefined);
  await new Promise((closed) => socket.once('close', closed));
  return heard;
}

it('a WebSocket request gets a plain response and is closed, even with an upgrade listener', async () => {
  const { server, port } = await open();
  // As Next.js does with its first page.
  server.on('upgrade', () => undefined);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.write(UPGRADE);
      return hear(socket);
    }),
  );
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n.*Connection: close\r\n/s);
});

it.each([
  ['sends nothing', ''],
  ['never ends its headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
])('a connection that %s is closed', async (_how, said) => {
  const times = { headersTimeout: 50, requestTimeout: 0, connectionsCheckingInterval: 20 };
  const { port } = await open(sayHello, { takesUpgrades: false, times });
  const socket = connect(port, '127.0.0.1');
  socket.write(said);
  expect(await hear(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

describe('a stop', () => {
  it('loses no request of clients with busy keep-alive connections', async () => {
    const { server, port } = await open();
    const agent = new Agent({ keepAlive: true });
    ends.push(() => agent.destroy());
    let answered = 0;
    const enough = Promise.withResolvers<void>();
    /** Sends requests one by one until the port is closed; rejects if one was sent and not answered. */
    async function askOn(): Promise<void> {
      while (await ask(port, agent)) if ((answered += 1) === 500) enough.resolve();
    }
    const clients = Promise.all(Array.from({ length: 20 }, askOn));
    await enough.promise;
    await stopServer(server);
    await clients;
    expect(answered).toBeGreaterThan(500);
  });

  it('completes requests in flight, and closes their connections', async () => {
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const { server, port } = await open((_req, res) => {
      begun.resolve();
      void go.promise.then(() => res.end('at last'));
    });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await begun.promise;
    const stopped = stopServer(server);
    go.resolve();
    const heard = await hear(socket);
    expect(heard).toContain('at last');
    await stopped;
  });

  it('does not wait for sockets that are no longer HTTP, nor for a request that never ends', async () => {
    const held = Promise.withResolvers<Socket>();
    const { server, port } = await open(() => undefined, { takesUpgrades: true });
    server.on('upgrade', (_req, socket) => held.resolve(socket as Socket));
    const upgraded = connect(port, '127.0.0.1');
    upgraded.write(UPGRADE);
    const socket = await held.promise;
    ends.push(
      () => upgraded.destroy(),
      () => socket.destroy(),
    );
    const waiting = connect(port, '127.0.0.1');
    waiting.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const cut = hear(waiting);
    await once(server, 'request');
    await stopServer(server, 100);
    expect(await cut).toBe('');
  });
});

/** Resolves to false if the connection is refused, so that nothing was sent. */
function ask(port: number, agent: Agent): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, agent }, (res) => {
      res.resume().on('end', () => resolve(true));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') resolve(false);
      else reject(error);
    });
    sent.end();
  });
}
