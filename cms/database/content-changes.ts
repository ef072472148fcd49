import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import { keepRunning } from '../background/keep-running.ts';
import { INDEX_TABLE } from '../caching/content-memory.ts';
import { singleFlight } from '../caching/single-flight.ts';
import { noteReach } from './closable-pool.ts';
import { reasonOf } from './database-fault.ts';
import type { Log } from './log.ts';

const CHANNEL = 'content_change';
/** Begins the notices of gathered changes, before the table; alone, it ends them. */
const GATHERED = '~';
/** How long gathered changes wait for the end of their work by default: it may have been killed. */
const GATHER_MS = 60_000;
const RETRY_MS = 100;
/** A silently dead database (frozen, a pulled cable) is detected within the sum of these two. */
const HEARTBEAT_MS = 500;
const ROUND_TRIP_TIMEOUT_MS = 2_000;

/**
 * For the transactions of long work, as an import: their changes are told together, with the next other change of
 * content and at the latest after a minute. Otherwise each would clear the caches, and visitors wait for pages drawn again and again.
 * Such work writes each place whose lists it changes: only the place itself is queued for the search index.
 */
export const GATHER_CHANGES = `set local marble_step.gathers = 'on'`;

/** Ends such work: what it changed is told now. */
export const tellGathered = (database: Pick<pg.Pool | pg.Client, 'query'>): Promise<unknown> =>
  database.query('select pg_notify($1, $2)', [CHANNEL, GATHERED]);

/**
 * Trigger SQL for the migration that creates a table: at commit, each change notifies all processes of the table's
 * name. Not for tables with constant writes (events, sessions, jobs): PostgreSQL serializes the commits of
 * transactions that notify.
 */
export const contentTriggerSql = (table: string): string =>
  `CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();`;

export type ContentChangesOptions = {
  url: string;
  /**
   * Called with the table that changed, or without one when anything may have changed (after a gap in listening).
   */
  onChange(table?: string): void;
  log: Log;
  gatherMs?: number;
};

export type ContentChanges = {
  /**
   * Resolves when `onChange` has been called for every transaction committed before the call, but for gathered ones.
   * Resolves at once while not connected, when caches must not be used anyway.
   */
  settle(): Promise<void>;
  /** While false, changes go unnoticed and caches must not be used. */
  isConnected(): boolean;
  close(): Promise<void>;
};

/**
 * Listens on a dedicated connection for notifications from `contentTriggerSql`, and reconnects when it is lost. A
 * page whose rendering began before a call of `onChange` must not be cached after it. The heartbeat also reports
 * whether the database is reachable (`noteReach`).
 */
export async function watchContentChanges(options: ContentChangesOptions): Promise<ContentChanges> {
  // At once: until the next attempt fails, the database counts as reachable.
  const listener = await openListener(options, () => loop.wake());

  /**
   * On one connection, PostgreSQL delivers notifications committed before a statement began ahead of the end of that
   * statement (ProcessNotifyInterrupt before ReadyForQuery).
   */
  const settle = singleFlight(async () => {
    const asked = listener.client();
    if (asked === undefined) return;
    const answer = asked.query('SELECT 1').catch((error: unknown) => listener.lose(asked, error));
    if (await isIn(answer, ROUND_TRIP_TIMEOUT_MS)) return;
    noteReach(false);
    listener.lose(asked, new Error('no answer in time'));
  });

  const loop = keepRunning({
    name: 'Listening for content changes',
    work: () => (listener.client() ? settle() : listener.listen()),
    firstMs: HEARTBEAT_MS,
    everyMs: HEARTBEAT_MS,
    retryMs: RETRY_MS,
    log: options.log,
  });
  return {
    settle,
    isConnected: () => listener.client() !== undefined,
    async close() {
      await Promise.all([listener.end(), loop.close()]);
    },
  };
}

interface Listener {
  /** Undefined while there is no connection. */
  client(): pg.Client | undefined;
  lose(lost: pg.Client, error: unknown): void;
  listen(): Promise<void>;
  end(): Promise<void>;
}

/** Rejects when it cannot connect. */
async function openListener(
  { url, onChange, log, gatherMs = GATHER_MS }: ContentChangesOptions,
  onLost: () => void,
): Promise<Listener> {
  let client: pg.Client | undefined;
  let isClosed = false;
  const gathering = gatherChanges(onChange, gatherMs);

  async function listen(): Promise<void> {
    const fresh = buildClient(url);
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh, new Error('the connection ended')));
    fresh.on('notification', ({ payload = '' }) => gathering.note(payload));
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      noteReach(false);
      void fresh.end().catch(() => undefined);
      throw error;
    }
    if (isClosed) return fresh.end();
    noteReach(true);
    // Must run before caches may be used again.
    onChange();
    client = fresh;
  }

  function lose(lost: pg.Client, error: unknown): void {
    if (client !== lost) return;
    client = undefined;
    void lost.end().catch(() => undefined);
    if (isClosed) return;
    log.warn(
      `Lost the connection that tells of content changes (${reasonOf(error)}); nothing new is kept meanwhile.`,
    );
    onLost();
  }

  await listen();
  return {
    client: () => client,
    lose,
    listen,
    async end() {
      isClosed = true;
      gathering.close();
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}

/** Passes changes on, those that may be gathered later and each table once. */
function gatherChanges(onChange: ContentChangesOptions['onChange'], gatherMs: number) {
  const tables = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  function passGathered(): void {
    clearTimeout(timer);
    timer = undefined;
    const gathered = [...tables];
    tables.clear();
    for (const table of gathered) onChange(table);
  }
  return {
    note(payload: string) {
      if (payload.startsWith(GATHERED) && payload !== GATHERED) {
        tables.add(payload.slice(GATHERED.length));
        timer ??= setTimeout(passGathered, gatherMs).unref();
        return;
      }
      // The index follows such work in steps of its own, of which pages know nothing.
      if (payload !== INDEX_TABLE) passGathered();
      if (payload !== GATHERED) onChange(payload);
    },
    close: () => clearTimeout(timer),
  };
}

function buildClient(url: string): pg.Client {
  return new pg.Client({
    connectionString: url,
    application_name: 'content changes',
    connectionTimeoutMillis: ROUND_TRIP_TIMEOUT_MS,
    query_timeout: 2 * ROUND_TRIP_TIMEOUT_MS,
    keepAlive: true,
  });
}

/** False when it takes longer. */
async function isIn(answer: Promise<unknown>, patienceMs: number): Promise<boolean> {
  const late = new AbortController();
  const signal = late.signal;
  const waited = sleep(patienceMs, false, { ref: false, signal });
  // A response may have arrived while this process was too busy to read it: pending input is read first.
  const tooLate = waited.then(() => turn(false)).catch(() => false);
  const isThere = await Promise.race([answer.then(() => true), tooLate]);
  late.abort();
  return isThere;
}
