import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import { reasonOf } from './database-fault.ts';
import type { Log } from './log.ts';

const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 10_000;

/**
 * One idle connection per process: while it is open, others see that the server is still needed, even if our pools
 * are idle. It closes when the process is killed, and it does not keep the process alive.
 */
export type Presence = {
  /** Other client connections to the server, of any database; undefined when the server does not answer. */
  countOthers(): Promise<number | undefined>;
  end(): Promise<void>;
};

type Options = { url: string; log: Log; bringBack(): Promise<void> };

/** Connects, and when the server dies calls `bringBack` until it is up again. */
export async function connectPresence({ url, log, bringBack }: Options): Promise<Presence> {
  let ended = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'presence', keepAlive: true });
    let lost = false;
    const onLost = () => {
      if (lost || ended) return;
      lost = true;
      void comeBack();
    };
    // Until the connection is open, connect() itself reports errors.
    fresh.on('error', () => undefined);
    await fresh.connect();
    fresh.on('error', onLost);
    fresh.on('end', onLost);
    setHold(fresh, 'unref');
    return fresh;
  }

  async function comeBack(): Promise<void> {
    log.warn('The embedded database has gone away; bringing it back.');
    for (let waitMs = FIRST_RETRY_MS; !ended; waitMs = Math.min(waitMs * 2, LAST_RETRY_MS)) {
      await sleep(waitMs, undefined, { ref: false });
      if (ended) return;
      try {
        await bringBack();
        client = await connect();
        if (ended) await client.end();
        return log.info('The embedded database is back.');
      } catch (error) {
        log.error(`The embedded database did not come back: ${reasonOf(error)}`);
      }
    }
  }

  return {
    async countOthers() {
      try {
        setHold(client, 'ref');
        const { rows } = await client.query<{ others: number }>(
          `SELECT count(*)::int AS others FROM pg_stat_activity
            WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
        );
        return rows[0]?.others;
      } catch {
        return undefined;
      }
    },
    async end() {
      ended = true;
      setHold(client, 'ref');
      await client.end().catch(() => undefined);
    },
  };
}

/** Sets whether an open connection keeps the process alive; pg has the methods, but its types do not. */
function setHold(client: pg.Client & { ref?(): void; unref?(): void }, hold: 'ref' | 'unref'): void {
  client[hold]?.();
}
