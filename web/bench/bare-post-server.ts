import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The yardstick of events: `node:http` that reads a body, does nothing with it and answers 204. */
const server = createServer((req, res) => {
  req.on('data', () => undefined);
  req.on('end', () => res.writeHead(204, { 'cache-control': 'no-store' }).end());
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
