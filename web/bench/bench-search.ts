import { Agent, get } from 'node:http';
import { searchAnswerSchema, type SearchHit } from '#contract/search';
import { runSite, type RunningSite } from './run-site.ts';
import { mixQueries, type BenchQuery, type QuerySource } from './search-queries.ts';

const PLACES = 13_000;
const QUERIES = 1_000;
const CONNECTIONS = 16;
/** Over the same queries, when every cache has seen them. */
const FURTHER_PASSES = 3;
/** Pages of places that names are taken from, spread over all of them. */
const SAMPLE_PAGES = 25;
const PER_PAGE = 50;

interface Timed {
  readonly kind: BenchQuery['kind'];
  readonly ms: number;
}

/** Mixed searches of 16 diners at once, per engine; the first pass finds no answer that was given before. */
export async function benchSearch({ places = PLACES }: { places?: number } = {}): Promise<void> {
  const hasMeilisearch = Boolean(process.env.MEILI_URL && process.env.MEILI_API_KEY);
  const alone = { MEILI_URL: '', MEILI_API_KEY: '' };
  for (const env of hasMeilisearch ? [alone, {}] : [alone]) {
    const site = await runSite(places, env);
    try {
      await benchEngine(site, places);
    } finally {
      await site.stop();
    }
  }
}

async function benchEngine({ url }: RunningSite, places: number): Promise<void> {
  const { search: engine } = await (await fetch(`${url}/readyz`)).json();
  const queries = mixQueries(QUERIES, await readSource(url));
  await warmUp(url, queries);
  const first = await runPass(url, queries);
  report(`${engine}, ${places} places, ${CONNECTIONS} connections, ${QUERIES} queries, first pass`, first);
  for (const kind of new Set(queries.map((query) => query.kind))) {
    report(
      `  ${kind}`,
      first.filter((timed) => timed.kind === kind),
    );
  }
  const further: Timed[] = [];
  for (let pass = 0; pass < FURTHER_PASSES; pass += 1) further.push(...(await runPass(url, queries)));
  report(`${engine}, ${places} places, ${FURTHER_PASSES} further passes`, further);
}

/** Names that stand on the site, from every part of the alphabet. */
async function readSource(url: string): Promise<QuerySource> {
  const readPage = async (page: number) => {
    const response = await fetch(`${url}/api/search?sort=name&perPage=${PER_PAGE}&page=${page}`, {
      headers: { 'x-forwarded-for': nextAddress() },
    });
    return searchAnswerSchema.parse(await response.json());
  };
  const { total, facets } = await readPage(1);
  const step = Math.max(1, Math.floor(total / PER_PAGE / SAMPLE_PAGES));
  const places: SearchHit[] = [];
  for (let page = 1; page <= SAMPLE_PAGES; page += 1) places.push(...(await readPage(page * step)).hits);
  return { places, cuisines: facets.cuisine, neighborhoods: facets.neighborhood };
}

/**
 * Code is compiled, connections are open and places are at hand before anything is counted, as on any site that has
 * been up for a minute; with other addresses, so that no answer is.
 */
async function warmUp(url: string, queries: readonly BenchQuery[]): Promise<void> {
  for (const perPage of [7, 8, 9]) {
    await runPass(
      url,
      queries.map(({ kind, query }) => ({ kind, query: `${query}&perPage=${perPage}` })),
    );
  }
}

async function runPass(url: string, queries: readonly BenchQuery[]): Promise<Timed[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const timed: Timed[] = [];
  const waiting = queries.values();
  const diner = async () => {
    for (const { kind, query } of waiting) {
      const start = performance.now();
      await ask(`${url}/api/search?${query}`, agent);
      timed.push({ kind, ms: performance.now() - start });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, diner));
  agent.destroy();
  return timed;
}

let asked = 0;

/** Another diner for every request. */
function nextAddress(): string {
  asked += 1;
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
}

function ask(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'x-forwarded-for': nextAddress() } }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${address} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}

function report(what: string, timed: readonly Timed[]): void {
  const sorted = timed.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1);
  console.log(`${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms (${sorted.length})`);
}
