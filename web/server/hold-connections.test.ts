import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createSocketServer, type Server } from 'node:net';
import { listen } from '#cms/test/listen';
import { expect, it, onTestFinished } from 'vitest';
import { holdConnections } from './hold-connections.ts';

function open(server: Server, port = 0): Promise<number> {
  onTestFinished(() => void server.close());
  return listen(server, '127.0.0.1', port);
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
