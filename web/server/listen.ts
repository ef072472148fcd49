import cluster from 'node:cluster';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** The address can't be bound; the message names the settings to change. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/**
 * Each worker has its own socket on the port, and the kernel distributes connections: those of a dead worker are
 * refused at once, where node:cluster would leave them waiting in the primary. macOS and Windows have no such sockets;
 * there node:cluster distributes them.
 */
const OWN_SOCKET = { reusePort: true, exclusive: true };
const HAS_OWN_SOCKET = cluster.isWorker && !['darwin', 'win32'].includes(process.platform);

/**
 * Connections that may wait to be accepted; the kernel has its own limit. Of more, some are reset: Node's 511 are a second
 * of a crowd that comes without a proxy.
 */
const BACKLOG = 4_096;

export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'something else listens there' : error.message;
      reject(new ListenError(`Cannot listen on ${host}:${port}: ${reason}. Set PORT or HOST.`));
    });
    server.listen({ port, host, backlog: BACKLOG, ...(HAS_OWN_SOCKET && OWN_SOCKET) }, () => resolve());
  });
}

/**
 * The port, or a free one for port 0.
 *
 * @throws ListenError if the address can't be bound now
 */
export async function ensureFree(port: number, host: string): Promise<number> {
  const probe = createServer();
  await listen(probe, port, host);
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

/** Message from a worker to the primary once it listens. */
export const SERVES = 'marble-step:serves';

/** Log message when the site is ready for visitors. */
export function openAt(host: string, port: number): string {
  return `Marble Step is open at http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
}
