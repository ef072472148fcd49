import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Restaurant } from '#contract/restaurants';
import { putLoad } from './load.ts';
import { heapMegabytes, residentMegabytes } from './process-use.ts';
import { runSite } from './run-site.ts';
import { readSource } from './bench-open-loop.ts';
import { mixQueries } from './search-queries.ts';

const PLACES = 13_000;
/** Long enough for startup timers and garbage collection to run. */
const REST_MS = 15_000;
const QUERIES = 20_000;
/** Like a browser, so that compressed bytes are cached too. */
const LOAD = {
  connections: 16,
  seconds: 45,
  visitors: 20_000,
  headers: { 'accept-encoding': 'gzip, deflate, br' },
};
/** Decisions §15: idle, with the panel opened, and after an hour of load. */
const BUDGETS_MB = (places: number) => ({ idle: 260, panel: 400, load: places <= PLACES ? 450 : 700 });

/** Memory of one process, against decisions §15. */
export async function benchMemory({ places = PLACES }: { places?: number } = {}): Promise<void> {
  const site = await runSite(places);
  const budgets = BUDGETS_MB(places);
  const rows: Record<string, object> = {};
  const note = async (name: string, budget: number) => {
    await sleep(REST_MS);
    const heap = await heapMegabytes(site.url);
    rows[name] = { ...(await residentMegabytes(site.process.pid)), 'heap MB': heap, 'budget MB': budget };
  };
  try {
    rows['bare node:http'] = await bareServer();
    await note('idle', budgets.idle);
    await (await fetch(`${site.url}/cms/login`)).text();
    await note('the panel opened', budgets.panel);
    for (const [name, paths] of Object.entries(await readLoads(site.url))) {
      await putLoad({ url: site.url, paths, ...LOAD });
      await note(`after load: ${name}`, budgets.load);
    }
  } finally {
    console.table(rows);
    await site.stop();
  }
}

/** Memory of Node itself, with a server that returns one text. */
async function bareServer(): Promise<object> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'));
  child.send({ body: '', headers: {} });
  const [port] = await once(child, 'message');
  await (await fetch(`http://127.0.0.1:${String(port)}`)).text();
  const megabytes = await residentMegabytes(child.pid);
  child.kill();
  return megabytes;
}

/** More addresses than the caches hold: places, searches, and the pages that show them. */
async function readLoads(url: string): Promise<Record<string, string[]>> {
  const places: Restaurant[] = await (await fetch(`${url}/api/restaurants`)).json();
  const queries = mixQueries(QUERIES, await readSource(url)).map(({ query }) => query);
  return {
    places: places.map(({ id }) => `/restaurants/${id}`),
    searches: queries.map((query) => `/api/search?${query}`),
    results: queries.map((query) => `/?${query}`),
  };
}
