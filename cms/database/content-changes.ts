import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import { singleFlight } from '../single-flight.ts';
import { reasonOf } from './database-fault.ts';
import { noteReach } from './database-reach.ts';
import type { Log } from './log.ts';

const CHANNEL = 'content_change';
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 1_000;
/** A database that stops without a word (frozen, a pulled cable) is found out within the sum of these two. */
const HEARTBEAT_MS = 500;
const ROUND_TRIP_TIMEOUT_MS = 2_000;

/**
 * SQL for the migration that makes a table: each change of it tells all processes, at commit, which table it was. Not for
 * tables that are written all the time (events, sessions, jobs): PostgreSQL commits transactions that notify one after the
 * other.
 */
export const contentTriggerSql = (table: string): string =>
  `CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change();`;

export type ContentChangesOptions = {
  url: string;
  /** Called with the table that changed; without one when anything may have changed (after a gap in listening). */
  onChange(table?: string): void;
  log: Log;
};

export type ContentChanges = {
  /**
   * Resolves when `onChange` has been called for every transaction that was committed before the call. Resolves at
   * once while not connected: then nothing may come from a cache anyway.
   */
  settle(): Promise<void>;
  /** While false, changes go unnoticed: nothing may be answered from a cache. */
  isConnected(): boolean;
  close(): Promise<void>;
};

/**
 * Listens on a connection of its own to what `contentTriggerSql` tells, and comes back after a lost one. A page
 * that was begun before a call of `onChange` must not enter a cache after it. Its heartbeat also tells the process
 * whether the database is there at all (`noteReach`).
 */
export async function watchContentChanges(options: ContentChangesOptions): Promise<ContentChanges> {
  const closed = new AbortController();
  const listener = await keepListening(options, closed.signal);

  /**
   * PostgreSQL hands a listener what was committed before its statement began ahead of the statement's end
   * (ProcessNotifyInterrupt before ReadyForQuery), on the same connection, in this order.
   */
  const settle = singleFlight(async () => {
    const asked = listener.client();
    if (asked === undefined) return;
    const answer = asked.query('SELECT 1').catch((error: unknown) => listener.lose(asked, error));
    if (await isIn(answer, ROUND_TRIP_TIMEOUT_MS)) return;
    noteReach(false);
    listener.lose(asked, new Error('no answer in time'));
  });

  async function beat(): Promise<void> {
    while (!closed.signal.aborted) {
      await pause(HEARTBEAT_MS, closed.signal);
      await settle();
    }
  }

  void beat();
  return {
    settle,
    isConnected: () => listener.client() !== undefined,
    async close() {
      closed.abort();
      await listener.end();
    },
  };
}

interface Listener {
  /** Undefined while there is no connection. */
  client(): pg.Client | undefined;
  /** Gives this connection up, and brings about another one. */
  lose(lost: pg.Client, error: unknown): void;
  end(): Promise<void>;
}

/** Rejects when the first connection fails; a later one is tried for until it is there. */
async function keepListening(
  { url, onChange, log }: ContentChangesOptions,
  closed: AbortSignal,
): Promise<Listener> {
  let client: pg.Client | undefined;

  async function listen(): Promise<void> {
    const fresh = buildClient(url);
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh, new Error('the connection ended')));
    fresh.on('notification', ({ payload }) => onChange(payload));
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      void fresh.end().catch(() => undefined);
      throw error;
    }
    if (closed.aborted) return fresh.end();
    noteReach(true);
    // Before anybody may trust a cache again.
    onChange();
    client = fresh;
  }

  function lose(lost: pg.Client, error: unknown): void {
    if (client !== lost) return;
    client = undefined;
    void lost.end().catch(() => undefined);
    if (closed.aborted) return;
    log.warn(
      `Lost the connection that tells of content changes (${reasonOf(error)}); nothing new is kept meanwhile.`,
    );
    void comeBack();
  }

  async function comeBack(): Promise<void> {
    for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(waitMs * 2, LAST_RETRY_MS)) {
      await pause(waitMs, closed);
      if (closed.aborted) return;
      try {
        await listen();
        return log.info('Content changes are told again.');
      } catch (error) {
        noteReach(false);
        log.debug(`Content changes: still not connected (${reasonOf(error)}).`);
      }
    }
  }

  await listen();
  return {
    client: () => client,
    lose,
    async end() {
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
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

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return sleep(ms, undefined, { ref: false, signal }).catch(() => undefined);
}

/** False when it takes longer. */
async function isIn(answer: Promise<unknown>, patienceMs: number): Promise<boolean> {
  const late = new AbortController();
  const signal = late.signal;
  const waited = sleep(patienceMs, false, { ref: false, signal });
  // An answer may have come while this process was too busy to read it: what has arrived is read first.
  const tooLate = waited.then(() => turn(false)).catch(() => false);
  const isThere = await Promise.race([answer.then(() => true), tooLate]);
  late.abort();
  return isThere;
}
