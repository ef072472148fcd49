import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSource } from './bench-search.ts';
import { engineOf } from './engine-of.ts';
import { loadGenerator, putLoad } from './load.ts';
import { runSite } from './run-site.ts';
import { mixQueries } from './search-queries.ts';

const PLACES = 13_000;
const CONNECTIONS = 16;
const SECONDS = 10;
const FAILS_AFTER_MS = 3_000;
const QUERIES = 20_000;
/** Far more pages than one diner requests per minute. */
const VISITORS = 4_000;

/** Meilisearch dies, freezes, and loses its index under load: diners must not notice (p99 under 300 ms). */
export async function benchOutage({ places = PLACES }: { places?: number } = {}): Promise<void> {
  const { MEILI_URL, MEILI_API_KEY } = process.env;
  if (!MEILI_URL || !MEILI_API_KEY) {
    console.log('Outages are measured where MEILI_URL and MEILI_API_KEY name a server.');
    return;
  }
  const line = await openLine(new URL(MEILI_URL));
  const site = await runSite(places, { MEILI_URL: line.url });
  const wipe = async () => {
    const answer = await fetch(new URL('/indexes/restaurants', MEILI_URL), {
      method: 'DELETE',
      headers: { authorization: `Bearer ${MEILI_API_KEY}` },
    });
    if (!answer.ok) throw new Error(`The index could not be wiped: ${answer.status}`);
  };
  try {
    for (const [what, fail] of [
      ['dies', line.cut],
      ['freezes', line.freeze],
      ['is wiped', wipe],
    ] as const) {
      const engine = await engineOf(site.url);
      if (engine !== 'meilisearch') throw new Error(`Before Meilisearch ${what}, ${engine} answers.`);
      const queries = mixQueries(QUERIES, await readSource(site.url));
      const load = putLoad({
        url: site.url,
        paths: queries.map(({ query }) => `/api/search?${query}`),
        connections: CONNECTIONS,
        seconds: SECONDS,
        visitors: VISITORS,
      });
      await sleep(FAILS_AFTER_MS);
      await fail();
      const { p50, p99, answered } = await load;
      console.log(
        `Meilisearch ${what} during ${answered} new searches at ${CONNECTIONS} connections of ${await loadGenerator()}, ${places} places: 0 errors, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (budget 300)`,
      );
      line.mend();
    }
  } finally {
    await site.stop();
    line.close();
  }
}

/** A proxy to a server that can be cut or frozen. */
async function openLine({ hostname, port }: URL) {
  let state: 'whole' | 'cut' | 'frozen' = 'whole';
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => undefined).on('close', () => ends.delete(end));
      if (state === 'frozen') end.pause();
    }
    near.pipe(far).pipe(near);
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  const destroyAll = () => ends.forEach((end) => end.destroy());
  return {
    url: `http://127.0.0.1:${own}`,
    cut() {
      state = 'cut';
      destroyAll();
    },
    freeze() {
      state = 'frozen';
      for (const end of ends) end.unpipe().pause();
    },
    /** Closes frozen connections, as a restarting server would. */
    mend() {
      state = 'whole';
      destroyAll();
    },
    close() {
      destroyAll();
      server.close();
    },
  };
}
