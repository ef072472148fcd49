import { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseAway } from './database-fault.ts';

/** Time to get a connection, new or pooled, from a busy database. An unreachable one is detected sooner. */
const CONNECT_PATIENCE_MS = 10_000;
/** Limit for one statement, including lock waits. Long work is split into many. */
const STATEMENT_PATIENCE_MS = 60_000;

const openPools = new Set<ClosablePool>();
let lostAt: Date | undefined;

/**
 * The time since which this process's database has been unreachable; `undefined` while it responds, or if nothing
 * watches it.
 */
export function awaySince(): Date | undefined {
  return lostAt;
}

/** Set by the watcher (content-changes.ts). Fails running statements, which a frozen server would never end. */
export function noteReach(isThere: boolean): void {
  if (isThere) {
    lostAt = undefined;
    return;
  }
  if (lostAt) return;
  lostAt = new Date();
  for (const pool of openPools) pool.cut();
}

type Connected = (
  error: Error | undefined,
  client?: pg.PoolClient,
  done?: (release?: unknown) => void,
) => void;

/**
 * A pool that can be closed while a connection is checked out: Payload takes one at startup to watch and never
 * releases it, so that `end` of an ordinary pool would wait forever. It also doesn't wait for an unreachable
 * database.
 */
class ClosablePool extends pg.Pool {
  readonly #clients = new Set<pg.PoolClient>();
  readonly #sockets = new Set<Socket>();

  constructor(options?: pg.PoolConfig) {
    const stream = () => this.#openSocket();
    super({
      connectionTimeoutMillis: CONNECT_PATIENCE_MS,
      statement_timeout: STATEMENT_PATIENCE_MS,
      keepAlive: true,
      ...options,
      stream,
    });
    openPools.add(this);
    this.on('connect', (client) => {
      this.#clients.add(client);
      takeTurns(client);
      // A broken checked-out connection fails its next query; without a listener the event would end the process.
      client.on('error', () => undefined);
    });
    this.on('remove', (client) => this.#clients.delete(client));
    // The next query replaces a broken idle connection; without a listener the event would end the process.
    this.on('error', () => undefined);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (!callback) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error)));
      });
    }
    if (awaySince()) {
      callback(new DatabaseAway('The database is away.'));
      return;
    }
    super.connect((error, client, done) => {
      callback(error && new DatabaseAway(error.message, { cause: error }), client, done);
    });
  }

  /** Breaks every connection, including pending ones, so that waiting callers fail at once. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Ends every connection and aborts running statements. */
  async close(): Promise<void> {
    openPools.delete(this);
    void this.end().catch(() => undefined);
    await Promise.all([...this.#clients].map((client) => endClient(client)));
  }

  #openSocket(): Socket {
    const socket = new Socket();
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    // For callers that queued while connections were being cut.
    if (awaySince()) setImmediate(() => socket.destroy(new DatabaseAway('The database is away.')));
    return socket;
  }
}

/**
 * Payload runs the hooks of a list's rows, and the documents of a bulk change, at once on the connection of their
 * transaction. It takes one statement at a time, so the others wait here: pg 9 refuses what its version 8 queues.
 */
function takeTurns(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  let last: Promise<unknown> | undefined;
  client.query = ((...args: unknown[]) => {
    // With a callback: a pool's own, on a connection that nobody else has.
    if (typeof args.at(-1) === 'function') return query(...args);
    const answer = last ? last.then(() => query(...args)) : query(...args);
    const ended = answer.then(noLonger, noLonger);
    last = ended;
    function noLonger() {
      if (last === ended) last = undefined;
    }
    return answer;
  }) as typeof client.query;
}

/**
 * Planner settings for this site's connections: the directory fits in memory, where random reads are cheap, and no
 * statement runs long enough for JIT to pay off.
 */
export const PLANNING = '-c random_page_cost=1.1 -c jit=off';

/** The driver as the adapter expects it, with this pool. */
export const closablePg = { ...pg, Pool: ClosablePool };

export async function closePool(pool: pg.Pool): Promise<void> {
  await (pool instanceof ClosablePool ? pool.close() : pool.end());
}

/** A pooled client is a client, although its type only shows `release`. */
async function endClient(client: pg.PoolClient): Promise<void> {
  client.on('error', () => undefined);
  if ('end' in client && typeof client.end === 'function') await client.end();
}
