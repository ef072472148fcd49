import { setTimeout as sleep } from 'node:timers/promises';
import type { CuisineStat, NeighborhoodStat } from '#contract/aggregates';
import { openDatabase } from '#cms/database/postgres-server';
import { slugPath } from '#domain/addresses/slugs';
import pg from 'pg';
import { pino } from 'pino';
import { bareRequestsPerSecond, median, requestsPerSecond } from './measure.ts';
import { residentMegabytes } from './process-use.ts';
import { runSite } from './run-site.ts';

const PLACES = 13_000;
const COLD_RENDERS = 25;
const CARDS = 50;
const PAUSE_MS = 50;

/** Rendered pages and the list call, against decisions §15. */
export async function benchPages({ places = PLACES }: { places?: number } = {}): Promise<void> {
  const site = await runSite(places);
  try {
    for (const path of ['/', '/cuisines/italian', '/api/restaurants']) {
      const address = site.url + path;
      const identity = { 'accept-encoding': 'identity' };
      const response = await fetch(address, { headers: identity });
      const kilobytes = Number(response.headers.get('content-length')) / 1000;
      const bare = await bareRequestsPerSecond(response);
      const warm = await requestsPerSecond(address, identity);
      console.log(
        `${path}: ${kilobytes.toFixed(0)} kB, warm ${warm.toFixed(0)}/s, bare node:http ${bare.toFixed(0)}/s, ratio ${(warm / bare).toFixed(2)} (budget 0.50)`,
      );
    }
    const page = await pageOfAbout(CARDS, site.url);
    const cold = await coldRender(site.url + page.path);
    console.log(
      `Cold render of ${page.path} with ${page.count} cards: median ${cold.toFixed(1)} ms (budget 30 ms for 50)`,
    );
    const first = await firstRender(site.url + page.path, site.dataDir);
    console.log(`The same, as the first page after a change: median ${first.toFixed(1)} ms`);
    const { 'RSS MB': megabytes } = await residentMegabytes(site.process.pid);
    console.log(`Memory after all of this: ${megabytes} MB (budget 450 MB)`);
  } finally {
    await site.stop();
  }
}

/** The neighborhood or cuisine page whose grid is closest to this many cards. */
async function pageOfAbout(cards: number, url: string): Promise<{ path: string; count: number }> {
  const neighborhoods: NeighborhoodStat[] = await (await fetch(`${url}/api/neighborhoods/stats`)).json();
  const cuisines: CuisineStat[] = await (await fetch(`${url}/api/cuisines/stats`)).json();
  const pages = [
    ...neighborhoods.map(({ neighborhood, count }) => ({
      path: `/neighborhoods/${slugPath(neighborhood)}`,
      count,
    })),
    ...cuisines.map(({ category, count }) => ({ path: `/cuisines/${slugPath(category)}`, count })),
  ];
  const [closest] = pages.sort((a, b) => Math.abs(a.count - cards) - Math.abs(b.count - cards));
  if (!closest) throw new Error('The site has no places.');
  return closest;
}

/** An unknown query parameter makes every URL a cache miss. */
async function coldRender(page: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < COLD_RENDERS; run += 1) {
    times.push(await timeToLoad(`${page}?cold=${run}`));
    await sleep(PAUSE_MS);
  }
  return median(times);
}

/** A page with cold caches: neither its data nor other pages are cached. */
async function firstRender(page: string, dataDir: string): Promise<number> {
  const log = pino({ level: 'silent' });
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const times: number[] = [];
    for (let run = 0; run < COLD_RENDERS; run += 1) {
      await client.query(`update restaurants set name = name where id = (select min(id) from restaurants)`);
      // The site is notified, and its search index follows.
      await sleep(10 * PAUSE_MS);
      times.push(await timeToLoad(page));
    }
    return median(times);
  } finally {
    await client.end();
    await database.close();
  }
}

async function timeToLoad(address: string): Promise<number> {
  const start = performance.now();
  await (await fetch(address)).arrayBuffer();
  return performance.now() - start;
}
