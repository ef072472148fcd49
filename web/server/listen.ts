import { createServer, type Server } from 'node:net';

/** The address is not to be had; the message says what to set. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'something else listens there' : error.message;
      reject(new ListenError(`Cannot listen on ${host}:${port}: ${reason}. Set PORT or HOST.`));
    });
    server.listen(port, host, () => resolve());
  });
}

/** @throws ListenError where the address is not to be had at this moment */
export async function ensureFree(port: number, host: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
}
