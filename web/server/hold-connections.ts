import { connect, createServer, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

const TRY_AGAIN_MS = 100;

/** Passes connections on to a port of this machine. While nothing listens there, they wait instead of being refused. */
export function holdConnections(port: number): Server {
  return createServer((client) => passOn(client, port));
}

function passOn(client: Socket, port: number): void {
  const server = connect(port, '127.0.0.1');
  const retry = () => setTimeout(() => client.destroyed || passOn(client, port), TRY_AGAIN_MS);
  server.once('error', retry);
  server.once('connect', () => {
    server.off('error', retry);
    pipeline(client, server, client, () => undefined);
  });
}
