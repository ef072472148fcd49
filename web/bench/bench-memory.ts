import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Restaurant } from '#contract/restaurants';
import { putLoad } from './load.ts';
import { runSite } from './run-site.ts';
import { readSource } from './bench-search.ts';
import { mixQueries } from './search-queries.ts';

const PLACES = 13_000;
/** Long enough for timers of the start to have run, and for the collector to have come by. */
const REST_MS = 15_000;
const QUERIES = 20_000;
/** As a browser asks, so that compressed bytes are kept as well. */
const LOAD = {
  connections: 16,
  seconds: 45,
  visitors: 20_000,
  headers: { 'accept-encoding': 'gzip, deflate, br' },
};
/** Decisions §15: idle, with the panel opened, and after an hour of load. */
const BUDGETS_MB = (places: number) => ({ idle: 260, panel: 400, load: places <= PLACES ? 450 : 700 });

/** What one process holds in memory, against decisions §15. */
export async function benchMemory({ places = PLACES }: { places?: number } = {}): Promise<void> {
  const site = await runSite(places);
  const budgets = BUDGETS_MB(places);
  const rows: Record<string, object> = {};
  const note = async (name: string, budget: number) => {
    await sleep(REST_MS);
    const megabytes = await residentMegabytes(site.process.pid);
    rows[name] = { ...megabytes, 'budget MB': budget };
  };
  try {
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

/** More addresses than are kept: places, searches, and the pages that show them. */
async function readLoads(url: string): Promise<Record<string, string[]>> {
  const places: Restaurant[] = await (await fetch(`${url}/api/restaurants`)).json();
  const queries = mixQueries(QUERIES, await readSource(url)).map(({ query }) => query);
  return {
    places: places.map(({ id }) => `/restaurants/${id}`),
    searches: queries.map((query) => `/api/search?${query}`),
    results: queries.map((query) => `/?${query}`),
  };
}

/** As the system counts it, with the most it has been. */
async function residentMegabytes(pid: number | undefined): Promise<{ 'RSS MB': number; 'peak MB': number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return { 'RSS MB': of('VmRSS'), 'peak MB': of('VmHWM') };
}
