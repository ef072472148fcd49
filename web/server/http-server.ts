import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { Server as TcpServer } from 'node:net';

/** Timeouts of a connection, in milliseconds. */
const TIMES: ServerOptions = {
  headersTimeout: 15_000,
  // Large files take their time; `cutSlowBody` requires a rate instead.
  requestTimeout: 0,
  // Longer than most proxies keep theirs (60 s): the side that sends requests should close the connection.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
/** A body that is not complete after this time must have brought this much, and again after each further one. */
const BODY_PERIOD_MS = 15_000;
/** More than a whole body without a session may have: those get one period. For uploads, 10 kB/s. */
const BODY_PERIOD_BYTES = 150_000;
const TOO_SLOW =
  'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Type: text/plain\r\n\r\n' +
  'The request took too long to arrive. Try again.';
/** A client that reads nothing of its response for this long is disconnected. */
const STALLED_MS = 300_000;

/** For requests in flight; the rest of the ten seconds allowed for a stop is for storing and closing. */
const STOP_PATIENCE_MS = 7_000;
/** A connection idle for this long is safe to close. */
const IDLE_MS = 1_000;

interface HttpServerOptions {
  /** WebSockets of development servers. In production none are served, though Next.js would hold each of them open. */
  takesUpgrades: boolean;
  times?: ServerOptions & { bodyPeriod?: number };
}

/** The HTTP server with its timeouts; not listening yet. */
export function openHttpServer(
  answer: RequestListener,
  { takesUpgrades, times = TIMES }: HttpServerOptions,
): Server {
  const server = createServer({ ...times, shouldUpgradeCallback: () => takesUpgrades }, (req, res) => {
    // While stopping, close each connection after its response.
    if (!server.listening || req.headers.upgrade !== undefined) res.shouldKeepAlive = false;
    if (hasTwoHosts(req)) {
      res.writeHead(400, { connection: 'close', 'content-type': 'text/plain' });
      res.end('The request names more than one host.');
      return;
    }
    cutSlowBody(req, res, times.bodyPeriod);
    answer(req, res);
  });
  return server.setTimeout(STALLED_MS);
}

/** Node keeps the first of them; a proxy in front may have checked the last (RFC 9112 §3.2). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && /^host$/i.test(rawHeaders[at] ?? '')) hosts += 1;
  }
  return hosts > 1;
}

function cutSlowBody(req: IncomingMessage, res: ServerResponse, period = BODY_PERIOD_MS): void {
  const { headers, socket } = req;
  if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0)) return;
  let seen = socket.bytesRead;
  let wasFull = false;
  const check = setInterval(() => {
    const arrived = socket.bytesRead - seen;
    // With a full buffer, the slow side is ours.
    const isFull = req.readableLength >= req.readableHighWaterMark;
    const isOurs = isFull || wasFull;
    seen += arrived;
    wasFull = isFull;
    if (req.complete || isOurs || arrived >= BODY_PERIOD_BYTES) return;
    if (!res.headersSent) socket.write(TOO_SLOW);
    socket.destroySoon();
  }, period);
  req.once('close', () => clearInterval(check));
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
