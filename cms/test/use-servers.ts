import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach } from 'vitest';
import { listen } from './listen.ts';

/** Starts HTTP servers that are closed after the test; each call returns a port. */
export function useServers() {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });
  return (listener: RequestListener, host?: string, port?: number): Promise<number> => {
    const server = createServer(listener);
    servers.push(server);
    return listen(server, host, port);
  };
}
