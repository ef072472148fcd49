import cluster from 'node:cluster';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** The address is not to be had; the message says what to set. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/**
 * Each worker has a socket of its own on the port, and the system deals connections out to them: those of a worker that
 * dies are refused at once, where node:cluster would leave them waiting in the process that leads. macOS and Windows know
 * no such sockets; there node:cluster deals out.
 */
const OWN_SOCKET = { reusePort: true, exclusive: true };
const HAS_OWN_SOCKET = cluster.isWorker && !['darwin', 'win32'].includes(process.platform);

export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'something else listens there' : error.message;
      reject(new ListenError(`Cannot listen on ${host}:${port}: ${reason}. Set PORT or HOST.`));
    });
    server.listen({ port, host, ...(HAS_OWN_SOCKET && OWN_SOCKET) }, () => resolve());
  });
}

/**
 * The port, or a free one for port 0.
 *
 * @throws ListenError where the address is not to be had at this moment
 */
export async function ensureFree(port: number, host: string): Promise<number> {
  const probe = createServer();
  await listen(probe, port, host);
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

/** What a worker says to the process that leads once it listens. */
export const SERVES = 'marble-step:serves';

/** What the log says when the site can be visited. */
export function openAt(host: string, port: number): string {
  return `Marble Step is open at http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
}
