import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Starts a server on this machine, by default on any free port; returns its port. */
export async function listen(server: Server, host = '127.0.0.1', port = 0): Promise<number> {
  await once(server.listen(port, host), 'listening');
  return (server.address() as AddressInfo).port;
}
