import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { Server as TcpServer } from 'node:net';

/** How long a connection may keep the site waiting, in milliseconds. */
const TIMES: ServerOptions = {
  headersTimeout: 15_000,
  // A file of 100 MB over a slow line.
  requestTimeout: 300_000,
  // Longer than proxies keep theirs (60 s with most): the side that sends requests should be the one that closes.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
/** A client that takes nothing of its answer is given up. */
const STALLED_MS = 300_000;

/** For requests in flight; what is left of the ten seconds of a stop is for storing and closing. */
const STOP_PATIENCE_MS = 7_000;
/** Who has sent nothing on a connection for so long is not about to. */
const IDLE_MS = 1_000;

interface HttpServerOptions {
  /** Sockets of development servers. Elsewhere nothing answers one, though Next.js would hold each of them open. */
  takesUpgrades: boolean;
  times?: ServerOptions;
}

/** The HTTP server with its timeouts; not listening yet. */
export function openHttpServer(
  answer: RequestListener,
  { takesUpgrades, times = TIMES }: HttpServerOptions,
): Server {
  const server = createServer({ ...times, shouldUpgradeCallback: () => takesUpgrades }, (req, res) => {
    // While the site stops, each client is told not to come back on this connection.
    if (!server.listening || req.headers.upgrade !== undefined) res.shouldKeepAlive = false;
    answer(req, res);
  });
  return server.setTimeout(STALLED_MS);
}

/**
 * Takes no new connection, answers what comes on those that are open, and resolves when all have ended, or have been
 * ended because patience has: sockets that are no longer HTTP are not waited for.
 */
export async function stopServer(server: Server, patienceMs = STOP_PATIENCE_MS): Promise<void> {
  server.keepAliveTimeout = IDLE_MS;
  const { promise: stopped, resolve } = Promise.withResolvers<void>();
  // HTTP's own `close` also cuts connections that are idle at this moment, while a request may be on its way there.
  TcpServer.prototype.close.call(server, () => resolve());
  const idle = setTimeout(() => server.closeIdleConnections(), IDLE_MS);
  const deadline = setTimeout(() => {
    server.closeAllConnections();
    resolve();
  }, patienceMs);
  await stopped;
  clearTimeout(idle);
  clearTimeout(deadline);
}
