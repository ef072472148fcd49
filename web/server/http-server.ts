import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { Server as TcpServer } from 'node:net';

/** Timeouts of a connection, in milliseconds. */
const TIMES: ServerOptions = {
  headersTimeout: 15_000,
  // Longer than most proxies keep theirs (60 s): the side that sends requests should close the connection.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
/** A client that reads nothing of its response for this long is disconnected. */
const STALLED_MS = 300_000;

/** For requests in flight; the rest of the ten seconds allowed for a stop is for storing and closing. */
const STOP_PATIENCE_MS = 7_000;
/** A connection idle for this long is safe to close. */
const IDLE_MS = 1_000;

interface HttpServerOptions {
  /** WebSockets of development servers. In production none are served, though Next.js would hold each of them open. */
  takesUpgrades: boolean;
  times?: ServerOptions;
}

/** The HTTP server with its timeouts; not listening yet. */
export function openHttpServer(
  answer: RequestListener,
  { takesUpgrades, times = TIMES }: HttpServerOptions,
): Server {
  const server = createServer(
    // To read an empty body to its end takes as long as all else that the site does for a kept answer.
    { ...times, optimizeEmptyRequests: true, shouldUpgradeCallback: () => takesUpgrades },
    (req, res) => {
      // While stopping, close each connection after its response.
      if (!server.listening || req.headers.upgrade !== undefined) res.shouldKeepAlive = false;
      answer(req, res);
    },
  );
  return server.setTimeout(STALLED_MS);
}

/**
 * Accepts no new connections, serves requests on open ones, and resolves when all have closed or the deadline closes
 * them. Upgraded sockets are not waited for.
 */
export async function stopServer(server: Server, patienceMs = STOP_PATIENCE_MS): Promise<void> {
  server.keepAliveTimeout = IDLE_MS;
  const { promise: stopped, resolve } = Promise.withResolvers<void>();
  // `http.Server.close` also closes connections that are idle right now, although a request may be on its way.
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
