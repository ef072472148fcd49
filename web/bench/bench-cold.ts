import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#cms/database/postgres-server';
import pg from 'pg';
import { pino } from 'pino';
import { readSource } from './bench-search.ts';
import { loadGenerator, percentiles, putLoad, type LoadResult } from './load.ts';
import { bareRequestsPerSecond } from './measure.ts';
import { processorMs } from './process-use.ts';
import { runSite, type RunningSite } from './run-site.ts';
import { mixQueries } from './search-queries.ts';

const CONNECTIONS = 16;
const SECONDS = 10;
const WARM_UP_SECONDS = 20;
/** More than can be answered in the time, so that none is requested twice. */
const QUERIES = 15_000;
const VISITORS = 4_000;
/** Pages that readers request during a crawl. */
const KEPT = ['/', '/cuisines', '/neighborhoods', '/blog'];
const KEPT_CONNECTIONS = 4;
/** Maximum number of pages visited. */
const MOST_PAGES = 1_000;
/** The site is notified of a publish, and its search index follows. */
const HEARD_WITHIN_MS = 1_000;
const LIKE_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

type Row = Record<string, number | string>;
const round = (value: number) => Math.round(value * 10) / 10;

/** Uncached pages: new searches, and every page after a publish, alone and alongside readers. */
export async function benchCold({ places }: { places?: number } = {}): Promise<void> {
  const site = await runSite(places);
  const rows: Record<string, Row> = {};
  try {
    console.log(`${CONNECTIONS} connections of ${await loadGenerator()}`);
    await benchNewSearches(site, rows);
    await benchFirstVisits(site, rows);
  } finally {
    console.table(rows);
    await site.stop();
  }
}

async function benchNewSearches(site: RunningSite, rows: Record<string, Row>): Promise<void> {
  const { result, took, sample } = await askNewSearches(site);
  rows['new searches'] = { ...rowOf(result), 'processor ms': round(took) };
  const page = await fetch(site.url + sample, { headers: LIKE_A_BROWSER });
  rows['the bytes of one, bare node:http'] = { 'a second': Math.round(await bareRequestsPerSecond(page)) };
}

/** Uncached result pages; `took` is the CPU time of each, in milliseconds. */
async function askNewSearches(
  site: RunningSite,
): Promise<{ result: LoadResult; took: number; sample: string }> {
  const queries = mixQueries(2 * QUERIES, await readSource(site.url)).map(({ query }) => `/?${query}`);
  await askOnce(site, queries.slice(QUERIES), WARM_UP_SECONDS);
  const before = await processorMs(site.process.pid);
  const result = await askOnce(site, queries.slice(0, QUERIES), SECONDS);
  const took = ((await processorMs(site.process.pid)) - before) / result.answered;
  return { result, took, sample: queries[0] ?? '/' };
}

/** Pages requested by many visitors, each page once if there are enough. */
export async function askOnce(
  { url }: RunningSite,
  paths: readonly string[],
  seconds: number,
): Promise<LoadResult> {
  const result = await putLoad({
    url,
    paths,
    seconds,
    connections: CONNECTIONS,
    visitors: VISITORS,
    headers: LIKE_A_BROWSER,
  });
  if (result.answered > paths.length) console.log('Some of the pages were asked twice.');
  return result;
}

async function benchFirstVisits(site: RunningSite, rows: Record<string, Row>): Promise<void> {
  const some = await readPages(site.url);
  const readKept = () =>
    putLoad({
      url: site.url,
      paths: KEPT,
      seconds: SECONDS,
      connections: KEPT_CONNECTIONS,
      headers: LIKE_A_BROWSER,
    });
  await publish(site.dataDir);
  await visitAll(site.url, some);
  const undisturbed = await readKept();
  rows['kept pages, alone'] = rowOf(undisturbed);

  await publish(site.dataDir);
  const before = await processorMs(site.process.pid);
  const alone = await visitAll(site.url, some);
  const took = (await processorMs(site.process.pid)) - before;
  rows[`first visits of ${some.length} pages, alone`] = {
    ...rowOf(alone),
    'processor ms': round(took / some.length),
  };

  await publish(site.dataDir);
  const [kept, beside] = await Promise.all([readKept(), visitAll(site.url, some)]);
  rows['first visits, beside readers'] = rowOf(beside);
  rows['kept pages, beside first visits'] = {
    ...rowOf(kept),
    'of alone': (kept.perSecond / undisturbed.perSecond).toFixed(2),
  };
}

/** All indexable pages: the addresses in the sitemaps of the sitemap index. */
async function readPages(url: string): Promise<string[]> {
  const pathsIn = async (path: string) => {
    const xml = await (await fetch(url + path)).text();
    return [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, found]) => found || '/');
  };
  const pages: string[] = [];
  for (const sitemap of await pathsIn('/sitemap.xml')) pages.push(...(await pathsIn(sitemap)));
  return pages.slice(0, MOST_PAGES);
}

/** Updates a place without changing it, which clears all caches. */
async function publish(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: pino({ level: 'silent' }) });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query('update restaurants set name = name where id = (select min(id) from restaurants)');
    await sleep(HEARD_WITHIN_MS);
  } finally {
    await client.end();
    await database.close();
  }
}

/** Requests pages sequentially, like a crawler. */
async function visitAll(url: string, pages: readonly string[]): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const began = performance.now();
  for (const page of pages) {
    const start = performance.now();
    await visit(url + page, agent);
    times.push(performance.now() - start);
  }
  agent.destroy();
  const perSecond = (times.length / (performance.now() - began)) * 1_000;
  return { perSecond, answered: times.length, ...percentiles(times) };
}

function visit(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: LIKE_A_BROWSER }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', resolve);
    }).on('error', reject);
  });
}

export function rowOf({ perSecond, p50, p95, p99 }: LoadResult): Row {
  return { 'a second': Math.round(perSecond), p50: round(p50), p95: round(p95), p99: round(p99) };
}
