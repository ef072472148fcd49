import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Baseline for events: a `node:http` server that reads a body, ignores it, and returns 204. */
const server = createServer((req, res) => {
  req.on('data', () => undefined);
  req.on('end', () => res.writeHead(204, { 'cache-control': 'no-store' }).end());
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
