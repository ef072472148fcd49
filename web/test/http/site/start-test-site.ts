import type { TestContent } from '#cms/test/create-test-database';
import { openTestCms, TEST_SITE_URL, type TestCms } from '#cms/test/open-test-cms';
import pg from 'pg';
import { pino } from 'pino';
import { expect, inject, vi } from 'vitest';
import { listen } from '#cms/test/listen';
import { buildSite } from '../../../server/app.ts';
import { METRICS_TOKEN } from '../../metrics-token.ts';
import { ensureBuilt } from './ensure-built.ts';
import { send, type Answer, type Sent } from './send.ts';
import { openVisitor, type Visitor } from './visitor.ts';

export interface TestSite {
  cms: TestCms;
  /** For requests that `send` can't make. */
  url: string;
  /** GET of a path, or any other request. */
  send(sent: string | Sent): Promise<Answer>;
  /**
   * Resolves once the site has received changes made directly in the database: any panel call, even to an unknown path,
   * waits for them.
   */
  hears(): Promise<void>;
  /** A visitor with its own cookies and network address. */
  visitor(): Visitor;
  /** A second process of the site on the same database, with its own caches and listener. */
  another(settings?: { METRICS_TOKEN: undefined }): Promise<(sent: string | Sent) => Promise<Answer>>;
  /** Does something while the site's database refuses connections, and waits until it is back. */
  withoutDatabase(work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** The whole built site, on its own database and any free port. */
export async function startTestSite(
  content: TestContent = 'sample',
  settings: Record<string, string> = {},
): Promise<TestSite> {
  await ensureBuilt(inject('postgresUrl'));
  const cms = await openTestCms(content, settings);
  const stops: (() => Promise<void>)[] = [];

  async function start(own?: { METRICS_TOKEN: undefined }) {
    // Trusts the address reported by a proxy: each visitor of a test is a different client to the rate limits.
    const env = {
      SITE_URL: TEST_SITE_URL,
      TRUST_PROXY: ['loopback'],
      DATA_DIR: cms.database.dataDir,
      METRICS_TOKEN,
      NEWSLETTER_RATE: 100,
      ...('SMTP_URL' in settings && { SMTP_URL: settings['SMTP_URL'] }),
      ...own,
    };
    const site = await buildSite({ cms, env, log: pino({ level: 'silent' }), isDevelopment: false });
    const port = await listen(site.server);
    stops.push(async () => {
      site.server.closeAllConnections();
      await new Promise((resolve) => site.server.close(resolve));
      await site.close();
    });
    return {
      port,
      sendTo: (sent: string | Sent) => send(port, typeof sent === 'string' ? { path: sent } : sent),
    };
  }

  const { port, sendTo: sendToFirst } = await start();
  return {
    cms,
    url: `http://127.0.0.1:${port}`,
    send: sendToFirst,
    async hears() {
      await sendToFirst({ method: 'POST', path: '/cms/api/nothing-of-that-name' });
    },
    visitor: () => openVisitor(sendToFirst),
    another: async (own) => (await start(own)).sendTo,
    async withoutDatabase(work) {
      const server = new pg.Client({ connectionString: inject('postgresUrl') });
      await server.connect();
      const name = new URL(cms.databaseUrl).pathname.slice(1);
      const leave = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';
      try {
        await server.query(`alter database ${name} allow_connections false`);
        await server.query(leave, [name]);
        await work();
      } finally {
        await server.query(`alter database ${name} allow_connections true`);
        await server.end();
      }
      const isReady = async () => expect((await sendToFirst('/readyz')).status).toBe(200);
      await vi.waitFor(isReady, { timeout: 60_000, interval: 50 });
    },
    async close() {
      for (const stop of stops) await stop();
      await cms.close();
    },
  };
}
