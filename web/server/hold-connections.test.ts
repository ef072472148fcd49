import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createSocketServer, type AddressInfo, type Server } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { holdConnections } from './hold-connections.ts';

async function open(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

it('lets a request wait while the server restarts', async () => {
  const reserved = createSocketServer();
  const port = await open(reserved);
  await once(reserved.close(), 'close');
  const held = await open(holdConnections(port));

  const waiting = fetch(`http://127.0.0.1:${held}/`);
  await open(
    createServer((_request, response) => response.end('ready')),
    port,
  );
  expect(await (await waiting).text()).toBe('ready');
});
