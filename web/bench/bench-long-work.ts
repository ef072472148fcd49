import { TEST_ADMIN } from '#cms/test/create-test-database';
import { importBatchSchema } from '#contract/imports';
import { BRAKES } from '#domain/imports/brakes';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { readSource } from './bench-open-loop.ts';
import { publish, readPages } from './first-visits.ts';
import { writeRows } from './import-rows.ts';
import { oneByOne, putOpenLoad, sayLatencies } from './open-load.ts';
import { runSite, type RunningSite } from './run-site.ts';
import { mixQueries } from './search-queries.ts';

const CITY = 13_000;
const SEARCHES_PER_SECOND = 20;
const WARM_UP_SECONDS = 10;
/** How long visitors stay after the work. */
const AFTER_MS = 3_000;
const POLL_MS = 250;
const NOTHING_MS = 10_000;
/** More than can be sent during any work. */
const QUERIES = 30_000;

const fileSchema = z.object({ upload: z.string(), maps: z.array(z.object({ map: z.unknown() })) });

/**
 * What visitors wait for while staff plan, commit and undo an import, and during each other long work: 20 new searches and
 * 100 kept pages a second, in an open loop, beside a city of 13,000 places (decisions §15). First, how it is without.
 */
export async function benchLongWork({ places = CITY }: { places?: number } = {}): Promise<void> {
  const site = await runSite(CITY, {
    ADMIN_USERNAME: TEST_ADMIN.username,
    ADMIN_PASSWORD: TEST_ADMIN.password,
  });
  try {
    const desk = await openDesk(site);
    const queries = mixQueries(QUERIES, await readSource(site.url)).map(
      ({ query }) => `/api/search?${query}`,
    );
    const visit = (signal?: AbortSignal, count = queries.length) =>
      putOpenLoad({
        url: site.url,
        paths: queries.splice(0, count),
        perSecond: SEARCHES_PER_SECOND,
        ...(signal && { signal }),
      });
    await visit(undefined, SEARCHES_PER_SECOND * WARM_UP_SECONDS);

    const file = await desk.upload(places);
    let id = 0;
    const pages = await readPages(site.url);
    const works: Readonly<Record<string, () => Promise<unknown>>> = {
      nothing: () => sleep(NOTHING_MS),
      [`plan of ${places} rows`]: async () => {
        id = await desk.plan(file);
      },
      'its commit': () => desk.commit(id),
      'its undo': () => desk.undo(id),
      'rebuild of the index': () => desk.rebuild(),
      'restore of the index': () => site.runTool('seed/reindex.ts', ['--rollback']),
      [`publish, and all ${pages.length} pages after it`]: async () => {
        await publish(site.dataDir);
        await oneByOne(site.url, pages);
      },
      'nightly backup': () =>
        site.runTool('seed/backup.ts', ['--out', path.join(site.dataDir, 'backup.tar.gz')]),
    };
    for (const [name, work] of Object.entries(works)) {
      const over = new AbortController();
      const visits = visit(over.signal, 3_000);
      const start = performance.now();
      await work();
      const seconds = (performance.now() - start) / 1_000;
      await sleep(AFTER_MS);
      over.abort();
      const { asked, kept } = await visits;
      console.log(`${name}, ${seconds.toFixed(1)} s`);
      sayLatencies('  searches (budget p99 250 ms, worst 1,000)', asked);
      sayLatencies('  kept pages (budget p99 50 ms, worst 1,000)', kept);
    }
  } finally {
    await site.stop();
  }
}

/** The desk's calls, each of which resolves when its work is done. */
async function openDesk({ url }: RunningSite) {
  const login = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(TEST_ADMIN),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

  async function call(method: 'GET' | 'POST', address: string, body?: object | Buffer): Promise<unknown> {
    const isFile = Buffer.isBuffer(body);
    const response = await fetch(`${url}${address}`, {
      method,
      headers: {
        cookie,
        origin: url,
        ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${address} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }

  async function untilState(id: number, state: string): Promise<void> {
    for (;;) {
      const { batch } = z
        .object({ batch: importBatchSchema })
        .parse(await call('GET', `/api/desk/imports/${id}`));
      if (batch.state === state) return;
      if (batch.state === 'failed') throw new Error(batch.outcome ?? 'The import failed.');
      await sleep(POLL_MS);
    }
  }

  return {
    async upload(rows: number) {
      const file = await buffer(Readable.from(writeRows(rows)));
      const sent = fileSchema.parse(await call('POST', '/api/desk/imports/files?name=places.csv', file));
      return { upload: sent.upload, map: sent.maps[0]?.map };
    },
    async plan(file: object) {
      const { id } = z.object({ id: z.number() }).parse(await call('POST', '/api/desk/imports', file));
      await untilState(id, 'planned');
      return id;
    },
    async commit(id: number) {
      await call('POST', `/api/desk/imports/${id}/commit`, { accept: BRAKES });
      await untilState(id, 'committed');
    },
    async undo(id: number) {
      await call('POST', `/api/desk/imports/${id}/undo`);
      await untilState(id, 'undone');
    },
    async rebuild() {
      await call('POST', '/api/desk/search/rebuild');
    },
  };
}
